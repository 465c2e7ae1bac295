import { languageFacts } from '@portico/contract/languages';
import { locales } from './locale.ts';
import type { Locale } from './locale.ts';

export type CountryOption = {
  value: string;
  label: string;
  /** The code, and other names that people type, in every language. */
  words: string[];
};

/** Names that Intl does not have. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'ОАЭ', 'Эмираты'],
  BA: ['Bosnia', 'Босния'],
  BY: ['Belorussia', 'Белоруссия'],
  CH: ['Schweiz', 'Suisse'],
  CN: ['PRC', 'КНР'],
  CZ: ['Czech Republic', 'Чешская Республика'],
  DE: ['Deutschland', 'ФРГ'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Англия', 'Соединённое Королевство', 'Шотландия'],
  GE: ['Sakartvelo', 'Сакартвело'],
  KG: ['Kirghizia', 'Киргизстан', 'Кыргызстан'],
  KR: ['Korea', 'Корея', 'Южная Корея'],
  MD: ['Moldavia', 'Молдавия'],
  MK: ['Macedonia', 'Македония'],
  MM: ['Burma', 'Бирма'],
  NL: ['Holland', 'The Netherlands', 'Голландия'],
  RU: ['Russian Federation', 'РФ', 'Российская Федерация'],
  TR: ['Turkey', 'Турция'],
  US: ['USA', 'America', 'United States of America', 'США', 'Америка', 'Штаты'],
  VA: ['Vatican', 'Ватикан'],
};

/** Returns a function that names countries (ISO 3166-1 alpha-2) in the reader's language. A code without a name is returned unchanged. */
export function createCountryName(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(languageFacts[locale].tag, { type: 'region' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

/** Returns the countries as options, sorted by name in the reader's alphabet. */
export function countryOptions(locale: Locale, codes: readonly string[]): CountryOption[] {
  const nameOf = createCountryName(locale);
  const alphabet = new Intl.Collator(languageFacts[locale].tag);
  const namesOf = locales.map(createCountryName);
  const wordsOf = (code: string) => [code, ...namesOf.map((name) => name(code)), ...(otherNames[code] ?? [])];
  return codes
    .map((code) => ({ value: code, label: nameOf(code), words: wordsOf(code) }))
    .toSorted((one, other) => alphabet.compare(one.label, other.label));
}
