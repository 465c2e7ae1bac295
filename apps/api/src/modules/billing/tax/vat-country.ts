/** Returns the ISO country of a VAT id. Greece uses EL instead of its ISO code. */
export function vatCountry(vatId: string): string {
  const letters = vatId.slice(0, 2);
  return letters === 'EL' ? 'GR' : letters;
}
