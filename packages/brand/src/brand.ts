import { paletteOf } from './brand-style-sheet.ts';
import damson from './brands/damson.json' with { type: 'json' };
import portico from './brands/portico.json' with { type: 'json' };
import { parseBrand, type Brand } from './parse-brand.ts';

export type { Brand };

/** The bundled brands: the kit's default look, and an invented provider that differs from it as much as possible. */
export const brands = { portico: parseBrand(portico), damson: parseBrand(damson) } as const satisfies Record<string, Brand>;

/** An HTMLElement or SVGElement, typed without the DOM library, so that servers can use this package. */
export type StyledElement = { readonly style: { setProperty: (name: string, value: string) => void } };

/**
 * Applies the brand to `element` and its descendants through its style object, which a strict Content Security Policy allows. The tokens
 * are derived at the root and at elements with `data-theme`, so pass one of those: usually `document.documentElement`.
 *
 * It sets the brand's font family but does not load the font; `@portico/brand/fonts.css` holds the faces of the brands above.
 */
export function applyBrand(brand: Brand, element: StyledElement): void {
  for (const [name, value] of Object.entries(paletteOf(brand))) element.style.setProperty(name, value);
}
