/** Characters that the portal's own texts use in both languages. Text that people type uses more. */
const everyday = [
  [0x20, 0x7e],
  // No-break spaces, guillemets, middle dot, multiplication sign; dashes, quotes, ellipsis, word joiner; euro, numero sign, minus.
  ...[0xa0, 0xab, 0xb4, 0xb7, 0xbb, 0xd7, 0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x201e, 0x2026, 0x202f, 0x2060].map(
    (at) => [at, at] as const,
  ),
  ...[0x20ac, 0x2116, 0x2212].map((at) => [at, at] as const),
  [0x410, 0x44f],
  [0x401, 0x401],
  [0x451, 0x451],
] as const satisfies readonly (readonly [from: number, to: number])[];

/** An `@font-face` rule that loads a font from a package. */
export type PackagedFace = {
  /** The whole `@font-face` rule. */
  readonly rule: string;
  /** The font file, as a package path. */
  readonly source: string;
  readonly unicodeRange: string;
};

export const isEveryday = (codePoint: number): boolean => everyday.some(([from, to]) => codePoint >= from && codePoint <= to);

export function packagedFaces(css: string): PackagedFace[] {
  const rules = css.match(/@font-face\s*\{[^}]*\}/gu) ?? [];
  return rules.flatMap((rule) => {
    const source = /url\('(@fontsource[^']+)'\)/u.exec(rule)?.[1];
    const unicodeRange = /unicode-range:([^;]+);/u.exec(rule)?.[1]?.trim();
    return source && unicodeRange ? [{ rule, source, unicodeRange }] : [];
  });
}

/** Returns the code points of a CSS `unicode-range`. */
export function codePointsOf(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/iu, '').split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, position) => first + position);
  });
}

/** Returns the code points as a CSS `unicode-range`. */
export function unicodeRangeOf(codePoints: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const at of codePoints.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  const hex = (at: number) => at.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
