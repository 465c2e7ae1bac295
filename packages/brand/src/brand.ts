import { paletteOf } from './brand-style-sheet.ts';
import damson from './brands/damson.json' with { type: 'json' };
import portico from './brands/portico.json' with { type: 'json' };
import { parseBrand, type Brand } from './parse-brand.ts';

export type { Brand };

/** The brands that ship: the kit's own look, and that of an invented provider, as unlike it as a brand may be. */
export const brands = { portico: parseBrand(portico), damson: parseBrand(damson) } as const satisfies Record<string, Brand>;

/** An HTMLElement or an SVGElement, said without the types of a browser, so that servers can use this package. */
export type StyledElement = { readonly style: { setProperty: (name: string, value: string) => void } };

/**
 * Gives `element` and what is inside it the brand, through its style object: a strict Content Security Policy allows that. The tokens
 * are derived at the root and at elements with `data-theme`, so give it one of those: usually `document.documentElement`.
 *
 * It names the brand's font and does not load it; `@portico/brand/fonts.css` holds the faces of the brands above.
 */
export function applyBrand(brand: Brand, element: StyledElement): void {
  for (const [name, value] of Object.entries(paletteOf(brand))) element.style.setProperty(name, value);
}
