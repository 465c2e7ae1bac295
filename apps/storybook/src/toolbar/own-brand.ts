import { brands, type Brand } from '@portico/brand';
import { parseBrand } from '@portico/brand/parse-brand';

const key = 'portico-own-brand';

/** Keeps the brand file of the theme builder for the toolbar's choice of your own brand, in this browser. */
export function keepOwnBrand(json: string): void {
  localStorage.setItem(key, json);
}

/** Returns the brand of the theme builder, or the default one before there is any. */
export function readOwnBrand(): Brand {
  try {
    return parseBrand(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    // Nothing was kept, or an earlier version kept something else.
    return brands.portico;
  }
}
