import { languages } from '@portico/validation/languages';

/** Those of the product. */
export const locales = languages;
export type Locale = (typeof locales)[number];

export const fallbackLocale: Locale = 'en';

/** Where the reader's choice is kept in local storage. */
export const localeKey = 'locale';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The first of the reader's languages that we have, such as `navigator.languages` or a parsed Accept-Language; else English. */
export function matchLocale(wished: readonly string[]): Locale {
  const primary = wished.map((language) => language.split('-', 1)[0]?.toLowerCase());
  return primary.find(isLocale) ?? fallbackLocale;
}

/** The stored choice; where there is none, or a broken one, the browser's languages decide. */
export function readLocale(storage: { getItem: (key: string) => string | null }, navigatorLanguages: readonly string[]): Locale {
  // The portal that this one replaces may have written a JSON string.
  const stored = storage.getItem(localeKey)?.replace(/^"(.*)"$/, '$1');
  return isLocale(stored) ? stored : matchLocale(navigatorLanguages);
}
