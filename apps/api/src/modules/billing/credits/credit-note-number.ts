/** As it is printed: no invoice has the same number. */
export function creditNoteNumber(id: number): string {
  return `CN-${id}`;
}
