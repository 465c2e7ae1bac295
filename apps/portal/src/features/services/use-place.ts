import { useMemo } from 'react';
import { createCountryName } from '@portico/i18n/country-names';
import { useLocale } from '@portico/i18n/react';

/** Returns a service's location: "Frankfurt, Germany", or the country alone if the placement has no city. */
export function usePlace(): (place: { readonly city: string; readonly country: string }) => string {
  const locale = useLocale();
  return useMemo(() => {
    const nameOf = createCountryName(locale);
    return ({ city, country }) => (city ? `${city}, ${nameOf(country)}` : nameOf(country));
  }, [locale]);
}
