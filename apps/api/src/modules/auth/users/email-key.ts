/** What two spellings of one address have in common: the case does not count (domains never tell cases apart, and no provider in use does). */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
