/** The country of a VAT id by its first letters. Greece has its own. */
export function vatCountry(vatId: string): string {
  const letters = vatId.slice(0, 2);
  return letters === 'EL' ? 'GR' : letters;
}
