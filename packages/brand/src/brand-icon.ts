import type { Brand } from './parse-brand.ts';

/**
 * Returns an SVG favicon, which stylesheets cannot reach: the mark in white on a rounded square of the light theme's accent. Only the
 * mark's shape matters, not its colours.
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

/** Returns the attribute unchanged unless it is on the root element, whose size and position the icon sets. */
function keepInside(attribute: string, offset: number, svg: string): string {
  return offset > svg.indexOf('>') ? attribute : '';
}
