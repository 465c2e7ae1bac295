import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Returns a number as E.164; one without a country code belongs to `country`. Null for an invalid number. */
export function phoneAsE164(text: string, country: string): string | null {
  const number = isSupportedCountry(country) ? parsePhoneNumberFromString(text, country) : parsePhoneNumberFromString(text);
  // E.164 has no extensions, so one would be lost silently.
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}

/** Returns a country's calling code without a plus sign ("49"), or null for a country without phone numbers. */
export function callingCodeOf(country: string): string | null {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : null;
}

/** Returns the country of a number with a calling code, or undefined while it has too few digits to tell. */
export function countryOfPhone(text: string): string | undefined {
  return parsePhoneNumberFromString(text)?.country;
}
