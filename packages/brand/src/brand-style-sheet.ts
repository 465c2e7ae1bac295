import type { Brand } from './parse-brand.ts';

/** Every variable of the tokens' palette tier that a brand sets, and the mark. Everything else follows from them. */
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

/** The mark as an address that needs no request. It holds no double quote, no backslash and no line break. */
function markDataUrl(brand: Brand): string {
  return `data:image/svg+xml,${encodeURIComponent(brand.mark)}`;
}

export type StyleSheetOptions = {
  /** Where the mark is served. Without it the mark is part of the sheet, so that it never appears late. */
  markUrl?: string;
  /** Where the file of each face is served, by its `source`. Faces without an address are left out. */
  fontUrls?: Readonly<Record<string, string>>;
};

/** A stylesheet that gives the kit this brand. It is in no cascade layer, so it wins over the tokens wherever it is linked. */
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
