import type { Brand } from './parse-brand.ts';

/** Returns every palette variable of the tokens that a brand sets, and the mark. All others derive from them. */
export function paletteOf(brand: Brand, markUrl: string = markDataUrl(brand)): Record<`--portico-${string}`, string> {
  return {
    '--portico-accent-hue': String(brand.accent.hue),
    '--portico-accent-chroma': String(brand.accent.chroma),
    '--portico-neutral-hue': String(brand.neutral.hue),
    '--portico-neutral-tint': String(brand.neutral.tint),
    '--portico-radius': brand.radius,
    '--portico-font-sans': brand.font.sans,
    '--portico-font-mono': brand.font.mono,
    '--portico-brand-mark': `url("${markUrl}")`,
  };
}

/** Returns the mark as a data URL without double quotes, backslashes and line breaks. */
function markDataUrl(brand: Brand): string {
  return `data:image/svg+xml,${encodeURIComponent(brand.mark)}`;
}

export type StyleSheetOptions = {
  /** The URL of the mark. Without it the mark is embedded in the sheet, so that it never appears late. */
  markUrl?: string;
  /** The URL of each face's file, by its `source`. Faces without a URL are left out. */
  fontUrls?: Readonly<Record<string, string>>;
};

/** Returns a stylesheet that applies this brand to the kit. It is in no cascade layer, so it overrides the tokens wherever it is linked. */
export function brandStyleSheet(brand: Brand, { markUrl, fontUrls = {} }: StyleSheetOptions = {}): string {
  const faces = brand.font.faces.flatMap((face) => {
    const url = fontUrls[face.source];
    if (url === undefined) return [];
    const rules = [
      `font-family: '${face.family}'`,
      `font-style: ${face.style}`,
      'font-display: swap',
      `font-weight: ${face.weight}`,
      `src: url("${url}") format('woff2')`,
      ...(face.unicodeRange === undefined ? [] : [`unicode-range: ${face.unicodeRange}`]),
    ];
    return [`@font-face {\n${rules.map((rule) => `  ${rule};\n`).join('')}}\n`];
  });
  const variables = Object.entries(paletteOf(brand, markUrl)).map(([name, value]) => `  ${name}: ${value};\n`);
  return [...faces, `:root {\n${variables.join('')}}\n`].join('\n');
}
