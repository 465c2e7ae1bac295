/** Section 9: up to 8 characters. */
const menuNameLength = 8;

/** Returns the first name for the user menu: cut to 8 characters plus an ellipsis if it is longer. */
export function menuName(firstname: string): string {
  // Counts characters as readers do: a combining accent belongs to its letter.
  const characters = Array.from(new Intl.Segmenter().segment(firstname), ({ segment }) => segment);
  return characters.length > menuNameLength ? `${characters.slice(0, menuNameLength).join('')}…` : firstname;
}
