import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns a number as E.164; one without a country code belongs to `country`. Null for an invalid number. */
export function phoneAsE164(text: string, country: string): string | null {
  const number = isSupportedCountry(country) ? parsePhoneNumberFromString(text, country) : parsePhoneNumberFromString(text);
  // E.164 has no extensions, so one would be lost silently.
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}
