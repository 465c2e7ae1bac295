/**
 * Normalizes an email so that spellings of one address match. Ignores case: domains are case-insensitive, and so is every provider in use.
 */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
