/** Section 9: up to 8 characters. */
const menuNameLength = 8;

/** The first name as the user menu shows it: cut to 8 characters plus an ellipsis where it is longer. */
export function menuName(firstname: string): string {
  // Characters as a reader counts them: an accent that is written separately stays with its letter.
  const characters = Array.from(new Intl.Segmenter().segment(firstname), ({ segment }) => segment);
  return characters.length > menuNameLength ? `${characters.slice(0, menuNameLength).join('')}…` : firstname;
}
