import * as vat from 'jsvat';

const countries = Object.values(vat).filter((one) => typeof one === 'object' && 'calcFn' in one && 'codes' in one);

/**
 * Returns a VAT ID in canonical spelling if its format and check digits are valid, otherwise null. It does not ask whether the tax office
 * knows it.
 */
export function vatIdAsWritten(text: string): string | null {
  const compact = text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  // VAT IDs of Northern Ireland have Great Britain's format.
  const validated = compact.startsWith('XI') ? `GB${compact.slice(2)}` : compact;
  return vat.checkVAT(validated, countries).isValid ? compact : null;
}
