/** Returns the number as printed. The prefix keeps it distinct from invoice numbers. */
export function creditNoteNumber(id: number): string {
  return `CN-${id}`;
}
