/**
 * `pnpm brand <file>`: prints the server's verdict on a brand file, and the contrast of every colour pair with it. Exits with 1 if a pair
 * has too little contrast, with 2 if the file is invalid.
 */
import path from 'node:path';
import { BrandFileError, readBrandFile, type LoadedBrand } from '@portico/brand/brand-file';
import { measureBrand, type MeasuredColours } from './measure-brand.ts';

const [file] = process.argv.slice(2);
const loaded = file === undefined ? null : load(path.resolve(process.env['INIT_CWD'] ?? '.', file));
if (loaded !== null) {
  const { brand } = loaded;
  const pairs = await measureBrand(brand);
  const failing = pairs.filter(({ light, dark, least }) => Math.min(light, dark) < least);
  process.stdout.write(
    [
      `${brand.name}: accent hue ${brand.accent.hue}, chroma ${brand.accent.chroma}; grey hue ${brand.neutral.hue}, tint ${brand.neutral.tint}`,
      '',
      line('Pair', 'For', 'Light', 'Dark', 'At least'),
      ...pairs.map(describe),
      '',
      failing.length === 0
        ? `All ${pairs.length} pairs have enough contrast in both themes.`
        : `${failing.length} of ${pairs.length} pairs have too little contrast.`,
      '',
    ].join('\n'),
  );
  process.exitCode = failing.length === 0 ? 0 : 1;
} else {
  process.exitCode = 2;
  if (file === undefined) process.stderr.write('Usage: pnpm brand <brand file>\n');
}

function load(brandFile: string): LoadedBrand | null {
  try {
    return readBrandFile(brandFile);
  } catch (error) {
    if (!(error instanceof BrandFileError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return null;
  }
}

function describe({ foreground, background, purpose, light, dark, least }: MeasuredColours): string {
  const ratio = (value: number) => `${value.toFixed(2)}${value < least ? ' !' : ''}`;
  return line(`${foreground} on ${background}`, purpose, ratio(light), ratio(dark), String(least));
}

function line(pair: string, purpose: string, light: string, dark: string, least: string): string {
  return `${pair.padEnd(30)}${purpose.padEnd(8)}${light.padEnd(9)}${dark.padEnd(9)}${least}`;
}
