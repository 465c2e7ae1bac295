import { languages } from '@portico/contract/languages';

/** The product's languages. */
export const locales = languages;
export type Locale = (typeof locales)[number];

export const fallbackLocale: Locale = 'en';

/** The local storage key of the reader's choice. */
export const localeKey = 'locale';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Returns the first of the reader's languages that the product has, from `navigator.languages` or a parsed Accept-Language; otherwise
 * English.
 */
export function matchLocale(wished: readonly string[]): Locale {
  const primary = wished.map((language) => language.split('-', 1)[0]?.toLowerCase());
  return primary.find(isLocale) ?? fallbackLocale;
}

/** Returns the stored choice; if it is missing or broken, the browser's languages decide. */
export function readLocale(storage: { getItem: (key: string) => string | null }, navigatorLanguages: readonly string[]): Locale {
  // The portal that this one replaces may have stored a JSON string.
  const stored = storage.getItem(localeKey)?.replace(/^"(.*)"$/, '$1');
  return isLocale(stored) ? stored : matchLocale(navigatorLanguages);
}
