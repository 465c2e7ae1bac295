/// <reference path="./compiled-catalogs.d.ts" />
import type { IntlShape } from '@formatjs/intl';
import { catalogs } from '../catalogs/compiled/catalogs.js';
import type { CatalogPart } from './catalog-parts.ts';
import type { Locale } from './locale.ts';

/** Messages by id: parsed, or as texts where a parser is at hand. */
export type Messages = IntlShape['messages'];

/** A part of a compiled catalog, each in a chunk of its own. Merge the parts: `{ ...entry, ...shell }`. */
export async function loadMessages(locale: Locale, part: CatalogPart): Promise<Messages> {
  const catalog = await catalogs[`${part}.${locale}`]?.();
  if (!catalog) throw new Error(`There is no catalog ${part}.${locale}: compile the catalogs`);
  // The compiler wrote it from a catalog that was checked.
  return catalog.default as Messages;
}
