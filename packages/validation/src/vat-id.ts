import * as vat from 'jsvat';

const countries = Object.values(vat).filter((one) => typeof one === 'object' && 'calcFn' in one && 'codes' in one);

/** A VAT id in one spelling, by form and check digits. Null where it is none. That the tax office knows it is another question. */
export function vatIdAsWritten(text: string): string | null {
  const compact = text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  // Northern Ireland's have the form of Great Britain's.
  const validated = compact.startsWith('XI') ? `GB${compact.slice(2)}` : compact;
  return vat.checkVAT(validated, countries).isValid ? compact : null;
}
