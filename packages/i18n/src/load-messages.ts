/// <reference path="./compiled-catalogs.d.ts" />
import type { IntlShape } from '@formatjs/intl';
import { catalogs } from '../catalogs/compiled/catalogs.js';
import type { CatalogPart } from './catalog-parts.ts';
import type { Locale } from './locale.ts';

/** Messages by id: parsed, or as text if a parser is available. */
export type Messages = IntlShape['messages'];

/** Loads one part of a compiled catalog, each in its own chunk. Merge parts with `{ ...entry, ...shell }`. */
export async function loadMessages(locale: Locale, part: CatalogPart): Promise<Messages> {
  const catalog = await catalogs[`${part}.${locale}`]?.();
  if (!catalog) throw new Error(`There is no catalog ${part}.${locale}: compile the catalogs`);
  // Compiled from a checked catalog.
  return catalog.default as Messages;
}
