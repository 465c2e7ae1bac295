import type { Brand } from './parse-brand.ts';

/**
 * An SVG picture for a browser's tabs, which no stylesheet reaches: the mark, in white, on a rounded square of the accent as the light
 * theme has it. The mark's own colours don't matter, only where it paints.
 */
export function brandIcon({ accent, mark }: Brand): string {
  const placed = mark
    .replace(/\s(?:x|y|width|height|preserveAspectRatio)=(?:"[^"]*"|'[^']*')(?=[^<]*>)/g, keepInside)
    .replace('<svg', '<svg x="7" y="7" width="18" height="18"');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<mask id="portico-mark" mask-type="alpha">${placed}</mask>`,
    `<rect width="32" height="32" rx="8" fill="oklch(0.47 ${accent.chroma} ${accent.hue})"/>`,
    '<rect width="32" height="32" fill="#fff" mask="url(#portico-mark)"/></svg>',
  ].join('');
}

/** The attribute as it was, unless it is the root's, whose size and place are the icon's matter. */
function keepInside(attribute: string, offset: number, svg: string): string {
  return offset > svg.indexOf('>') ? attribute : '';
}
