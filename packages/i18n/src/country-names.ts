import { localeTags } from './locale.ts';
import type { Locale } from './locale.ts';

export type CountryOption = { value: string; label: string };

/** Names countries (ISO 3166-1 alpha-2) in the reader's language; a code without a name stays the code. */
export function createCountryName(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(localeTags[locale], { type: 'region' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

/** The countries as options of a list: by name, in the order of the reader's alphabet. */
export function countryOptions(locale: Locale, codes: readonly string[]): CountryOption[] {
  const nameOf = createCountryName(locale);
  const alphabet = new Intl.Collator(localeTags[locale]);
  return codes.map((code) => ({ value: code, label: nameOf(code) })).toSorted((one, other) => alphabet.compare(one.label, other.label));
}
