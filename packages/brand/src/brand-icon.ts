import type { Brand } from './parse-brand.ts';

/** sRGB of the tokens' light accent, for where no stylesheet reaches. */
export type IconColours = { background: string; foreground: string };

/** An icon for browser tabs: the mark in white on a rounded square of the accent. A picture of its own, which no stylesheet reaches. */
export function brandIcon(brand: Brand): string {
  const mark = brand.mark.replace(/^<svg\b/, '<svg x="6" y="6" width="20" height="20" color="#fff" fill="#fff"');
  const { hue, chroma } = brand.accent;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="8" fill="oklch(0.47 ${chroma} ${hue})"/>`,
    `${mark}</svg>`,
  ].join('');
}
