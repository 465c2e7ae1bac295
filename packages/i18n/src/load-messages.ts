/// <reference path="./compiled-catalogs.d.ts" />
import type { IntlShape } from '@formatjs/intl';
import type { CatalogPart } from './catalog-parts.ts';
import type { Locale } from './locale.ts';

/** Messages by id: parsed, or as texts where a parser is at hand. */
export type Messages = IntlShape['messages'];

type Loader = () => Promise<{ default: Messages }>;

const loaders: Readonly<Record<CatalogPart, Readonly<Record<Locale, Loader>>>> = {
  entry: {
    en: () => import('../catalogs/compiled/entry.en.json', { with: { type: 'json' } }),
    ru: () => import('../catalogs/compiled/entry.ru.json', { with: { type: 'json' } }),
  },
  app: {
    en: () => import('../catalogs/compiled/app.en.json', { with: { type: 'json' } }),
    ru: () => import('../catalogs/compiled/app.ru.json', { with: { type: 'json' } }),
  },
};

/** A part of a compiled catalog, each in a chunk of its own. Merge the parts: `{ ...entry, ...app }`. */
export async function loadMessages(locale: Locale, part: CatalogPart): Promise<Messages> {
  return (await loaders[part][locale]()).default;
}
