export interface PhoneCountry {
  /** A short code, shown in the field: "DE" of ISO 3166-1. */
  value: string;
  /** The country's name in the list, which also shows its calling code. */
  label: string;
  /** Digits without a plus sign: "49". No calling code is the beginning of another one. */
  callingCode: string;
}

export interface CountryHints {
  findCountry?: ((number: string) => string | undefined) | undefined;
  /** The country last chosen from the list. */
  chosen?: string | undefined;
  /** The country of numbers without a calling code. */
  country?: string | undefined;
}

const isInternational = (text: string): boolean => text.trimStart().startsWith('+');

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns the value of the number's country, or undefined if several fit and no hint decides. */
export function countryOfNumber(text: string, countries: readonly PhoneCountry[], hints: CountryHints): string | undefined {
  const { findCountry, chosen, country } = hints;
  if (!isInternational(text)) return countries.find(({ value }) => value === country)?.value;
  const digits = digitsOf(text);
  const fitting = countries.filter(({ callingCode }) => digits.startsWith(callingCode)).map(({ value }) => value);
  if (fitting.length <= 1) return fitting[0];
  return [findCountry?.(text), chosen, country].find((value) => value !== undefined && fitting.includes(value));
}

/** Returns the number with another calling code; a number without one gets it. Digits after the code stay as typed. */
export function withCallingCode(text: string, callingCode: string, countries: readonly PhoneCountry[]): string {
  return `+${callingCode} ${nationalPart(text.trim(), countries)}`;
}

function nationalPart(text: string, countries: readonly PhoneCountry[]): string {
  if (!isInternational(text)) return text;
  const digits = digitsOf(text);
  const code = countries.find((country) => digits.startsWith(country.callingCode))?.callingCode ?? '';
  // A code may be typed with spaces: "+1 684".
  const spaced = Array.from(code).join(String.raw`\D*`);
  return text.replace(new RegExp(String.raw`^\+\D*${spaced}[\s-]*`), '');
}
