import sharp from 'sharp';

type Size = { width: number; height: number };

const plain = ({ width, height }: Size, background = '#336699') => sharp({ create: { width, height, channels: 3, background } });

export const png = (size: Size = { width: 120, height: 80 }) => plain(size).png({ compressionLevel: 9 }).toBuffer();
export const jpeg = (size: Size = { width: 120, height: 80 }) => plain(size).jpeg().toBuffer();

/** Frames of noise, each unlike the one before. */
export function gif(frames: number, { width, height }: Size = { width: 10, height: 10 }): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * frames * 3, 0).map((_zero, index) => (index * 7_919) % 251);
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif()
    .toBuffer();
}

/** As a phone writes it: lying on its side, with the place and the maker. */
export const photo = () =>
  plain({ width: 120, height: 80 })
    .withExif({ IFD0: { Make: 'Snoop-O-Matic', Copyright: 'Mira Novak' }, IFD3: { GPSLatitude: '50/1 6/1 30/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Exactly so many bytes, and still an image: what stands behind the end of a JPEG is passed over. */
export async function jpegOf(bytes: number, size?: Size): Promise<Buffer> {
  const image = await jpeg(size);
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
}
