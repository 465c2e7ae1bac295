/**
 * Whether it is Ctrl or Cmd with a letter, on whatever keyboard layout: by letter where the layout types Latin letters (on Dvorak the key in
 * B's place is X, and Ctrl+X must go on cutting), by the key's place where it doesn't (a Russian layout types "и" there).
 */
export function isLetterShortcut(event: KeyboardEvent, letter: string): boolean {
  if (event.altKey || event.shiftKey || event.repeat || event.ctrlKey === event.metaKey) return false;
  const typed = event.key.toLowerCase();
  return typed === letter || (event.code === `Key${letter.toUpperCase()}` && !/^[a-z]$/.test(typed));
}
