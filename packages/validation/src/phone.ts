import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number as E.164; one without a country code is dialled within `country`. Null where it is no valid number. */
export function phoneAsE164(text: string, country: string): string | null {
  const number = isSupportedCountry(country) ? parsePhoneNumberFromString(text, country) : parsePhoneNumberFromString(text);
  // An extension has no place in E.164: it would be lost silently.
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}
