import sharp from 'sharp';

type Size = { width: number; height: number };

const plain = ({ width, height }: Size, background = '#336699') => sharp({ create: { width, height, channels: 3, background } });

export const png = (size: Size = { width: 120, height: 80 }) => plain(size).png({ compressionLevel: 9 }).toBuffer();
export const jpeg = (size: Size = { width: 120, height: 80 }) => plain(size).jpeg().toBuffer();

/** Frames of noise, each different from the previous one. */
export function gif(frames: number, { width, height }: Size = { width: 10, height: 10 }): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * frames * 3, 0).map((_zero, index) => (index * 7_919) % 251);
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif()
    .toBuffer();
}

/** A photo as phones write it: rotated, with location and camera. */
export const photo = () =>
  plain({ width: 120, height: 80 })
    .withExif({ IFD0: { Make: 'Snoop-O-Matic', Copyright: 'Mira Novak' }, IFD3: { GPSLatitude: '50/1 6/1 30/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** An image of exactly this size: decoders ignore bytes after the end of a JPEG. */
export async function jpegOf(bytes: number, size?: Size): Promise<Buffer> {
  const image = await jpeg(size);
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
}
