import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stacked, type Picture } from './picture-comparison.ts';

/** Lossless, at a third of PNG's size. */
const fileEnding = '.webp';

export function pictureFile(folder: string, name: string): string {
  return join(folder, `${name}${fileEnding}`);
}

/** Returns the decoded picture. @param encoded a PNG or a WebP */
export async function decoded(encoded: Buffer): Promise<Picture> {
  const { data, info } = await sharp(encoded).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function raw({ width, height, data }: Picture) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Returns the accepted picture, or `undefined` if there is none yet. */
export async function keptPicture(file: string): Promise<Picture | undefined> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  return exists ? decoded(await readFile(file)) : undefined;
}

export async function keepPicture(file: string, picture: Picture): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await raw(picture).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer());
}

/** Writes the expected picture, the actual one and the diff below each other, as a PNG that every viewer opens. */
export async function writeFailure(file: string, pictures: readonly Picture[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await raw(stacked(pictures)).png().toBuffer());
}

/** Returns the sorted names of all accepted pictures. */
export async function keptNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith(fileEnding))
    .map((entry) => entry.slice(0, -fileEnding.length).replaceAll('\\', '/'))
    .toSorted();
}

export async function forget(folder: string, name: string): Promise<void> {
  await rm(pictureFile(folder, name));
}
