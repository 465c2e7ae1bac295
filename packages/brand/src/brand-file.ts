import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brands } from './brand.ts';
import { BrandError, parseBrand, type Brand } from './parse-brand.ts';

export type LoadedBrand = {
  brand: Brand;
  /** The woff2 file of each face, by its `source` in the brand file. */
  fonts: ReadonlyMap<string, Uint8Array>;
};

/** The brand file can't be used. The message tells its author what is wrong. */
export class BrandFileError extends Error {
  override name = 'BrandFileError';
}

const maxFontBytes = 1024 * 1024;

/**
 * Returns the brand of a file with its fonts; the kit's default look without a file.
 * @throws BrandFileError
 */
export function readBrandFile(file: string | null): LoadedBrand {
  if (file === null) return { brand: brands.portico, fonts: new Map() };
  const brand = parseFile(file);
  return { brand, fonts: new Map(brand.font.faces.map(({ source }) => [source, readFont(file, source)])) };
}

function parseFile(file: string): Brand {
  try {
    return parseBrand(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof BrandError) throw new BrandFileError(`${file}:\n${error.issues.map((issue) => `  ${issue}`).join('\n')}`);
    if (error instanceof SyntaxError) throw new BrandFileError(`${file} is no JSON: ${error.message}`);
    throw new BrandFileError(`${file} can not be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A path relative to the brand file if it starts with a dot, otherwise a path within an installed package. */
function readFont(file: string, source: string): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(createRequire(path.resolve(file)).resolve(source));
  } catch (error) {
    throw new BrandFileError(
      `${file}: the font ${source} can not be read: ${error instanceof Error ? error.message.split('\n', 1)[0] : ''}`,
    );
  }
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new BrandFileError(`${file}: the font ${source} is no woff2 file`);
  if (bytes.length > maxFontBytes) throw new BrandFileError(`${file}: the font ${source} has more than ${maxFontBytes} bytes`);
  return bytes;
}
