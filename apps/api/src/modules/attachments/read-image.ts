import type { ImageType } from '@portico/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { boundedWork } from '../../operations/bounded-work.ts';
import { keptBytesFactor, keptSidePx, maxFrames, maxPixels, previewSidePx } from './attachments.policy.ts';
import { isWholeGif } from './whole-gif.ts';

export type Image = { type: ImageType; bytes: Buffer; preview: Buffer; width: number; height: number };
/** `image_unreadable`: not a complete JPEG, PNG or GIF. `image_too_large`: more pixels, frames or bytes than allowed. */
export type ImageFault = 'image_unreadable' | 'image_too_large';

// Only these three loaders are allowed. Each one reads from its buffer and opens no other file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const atOnce = 2;
const maxSeconds = 20;
/** Limits concurrency, because decoded pixels take a lot of memory. */
const inTurn = boundedWork({ atOnce, waiting: 200, retryAfterSeconds: 5 });

const types: Readonly<Record<string, ImageType>> = { jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' };
const encoders: Readonly<Record<ImageType, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 85 }),
  'image/png': (image) => image.png({ compressionLevel: 8 }),
  'image/gif': (image) => image.gif(),
};

/** Re-encodes an uploaded image: applies its orientation and drops metadata and hidden data. @throws BusyError */
export function readImage(sent: Buffer, maxBytes: number): Promise<Image | ImageFault> {
  return inTurn(async () => {
    const header = await headerOf(sent);
    if (typeof header === 'string') return header;
    try {
      return await reencoded(sent, header, maxBytes * keptBytesFactor);
    } catch {
      // The library has no error codes, so every failed decode counts as an unreadable image.
      return 'image_unreadable';
    }
  });
}

type Header = { type: ImageType; frames: number };

async function headerOf(sent: Buffer): Promise<Header | ImageFault> {
  let metadata: Metadata;
  try {
    // Only the header is read here, so that the size is checked before decoding.
    metadata = await sharp(sent, { limitInputPixels: false }).metadata();
  } catch {
    return 'image_unreadable';
  }
  const { format, width, height, pages = 1 } = metadata;
  const type = types[format];
  if (type === undefined || (type === 'image/gif' && !isWholeGif(sent))) return 'image_unreadable';
  return pages > maxFrames || width * height * pages > maxPixels ? 'image_too_large' : { type, frames: pages };
}

async function reencoded(sent: Buffer, { type, frames }: Header, maxBytes: number): Promise<Image | ImageFault> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const whole = sharp(sent, { ...options, pages: frames })
    .autoOrient()
    .resize({ width: keptSidePx, height: keptSidePx, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxSeconds });
  const { data: bytes, info } = await encoders[type](whole).toBuffer({ resolveWithObject: true });
  if (bytes.length > maxBytes) return 'image_too_large';
  const preview = await sharp(bytes, options)
    .resize({ width: previewSidePx, height: previewSidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .timeout({ seconds: maxSeconds })
    .toBuffer();
  return { type, bytes, preview, width: info.width, height: info.pageHeight ?? info.height };
}
