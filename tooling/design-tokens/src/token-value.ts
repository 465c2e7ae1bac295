import { color, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue, parseListOfComponentValues, stringify, isWhitespaceNode } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';

/** A colour of DTCG 2025.10. The components are lightness 0 to 1, chroma, and hue in degrees. */
export interface ColourValue {
  colorSpace: 'oklch';
  components: readonly [number, number, number];
  alpha: number;
  /** As a screen with sRGB shows it, without the alpha. */
  hex: string;
}

interface Length {
  value: number;
  unit: 'px' | 'rem';
}

/** A value and its type in DTCG 2025.10. */
export type TokenValue =
  | { $type: 'color'; $value: ColourValue }
  | { $type: 'dimension'; $value: Length }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' } }
  | { $type: 'number' | 'fontWeight'; $value: number }
  | { $type: 'fontFamily'; $value: readonly string[] }
  | { $type: 'cubicBezier'; $value: readonly number[] }
  | { $type: 'shadow'; $value: { color: ColourValue; offsetX: Length; offsetY: Length; blur: Length; spread: Length } };

const noLength: Length = { value: 0, unit: 'px' };

/**
 * Returns a resolved CSS value with its type.
 * @param token its name, which tells a weight from another number and a font from other words
 * @throws Error if no type of DTCG fits
 */
export function tokenValue(token: string, css: string): TokenValue {
  const colour = colourOf(css);
  if (colour) return { $type: 'color', $value: colour };
  if (token.startsWith('font-')) return { $type: 'fontFamily', $value: css.split(',').map((family) => family.trim().replaceAll("'", '')) };
  if (/^-?[\d.]+$/.test(css)) return { $type: token.startsWith('weight-') ? 'fontWeight' : 'number', $value: Number(css) };
  if (/^[\d.]+ms$/.test(css)) return { $type: 'duration', $value: { value: Number.parseFloat(css), unit: 'ms' } };
  const [, curve] = /^cubic-bezier\(([^)]+)\)$/.exec(css) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  const length = lengthOf(css);
  if (length) return { $type: 'dimension', $value: length };
  return { $type: 'shadow', $value: shadowOf(token, css) };
}

function shadowOf(token: string, css: string): Extract<TokenValue, { $type: 'shadow' }>['$value'] {
  const parts = parseListOfComponentValues(tokenize({ css })).filter((part) => !isWhitespaceNode(part));
  const [offsetX, offsetY, blur, paint] = parts.map((part) => stringify([[part]]));
  const shadow = {
    color: colourOf(paint ?? ''),
    offsetX: lengthOf(offsetX ?? ''),
    offsetY: lengthOf(offsetY ?? ''),
    blur: lengthOf(blur ?? ''),
  };
  const { color: shade, ...lengths } = shadow;
  if (!shade || !lengths.offsetX || !lengths.offsetY || !lengths.blur) throw new Error(`No type of DTCG fits --portico-${token}: ${css}`);
  return { color: shade, offsetX: lengths.offsetX, offsetY: lengths.offsetY, blur: lengths.blur, spread: noLength };
}

function lengthOf(css: string): Length | undefined {
  if (css === '0') return noLength;
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  return unit === 'px' || unit === 'rem' ? { value: Number(value), unit } : undefined;
}

function colourOf(css: string): ColourValue | undefined {
  const component = parseComponentValue(tokenize({ css }));
  const data = component && color(component);
  if (!data) return undefined;
  const [red = 0, green = 0, blue = 0] =
    serializeRGB(data, false)
      .toString()
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const alpha = typeof data.alpha === 'number' ? data.alpha : 1;
  const [, numbers] = /^oklch\(([^/)]+)/.exec(css) ?? [];
  const [lightness = 1, chroma = 0, hue = 0] = numbers?.trim().split(' ').map(Number) ?? [];
  if (numbers === undefined && hex !== '#ffffff') throw new Error(`The kit's colours are in OKLCH or white, and ${css} is not`);
  return { colorSpace: 'oklch', components: [lightness, chroma, ((hue % 360) + 360) % 360], alpha, hex };
}
