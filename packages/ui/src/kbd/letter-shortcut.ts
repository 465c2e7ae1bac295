/**
 * Returns whether the event is Ctrl or Cmd with a letter on any keyboard layout: by letter if the layout types Latin letters (on Dvorak the
 * key at B's position is X, and Ctrl+X must still cut), otherwise by key position (a Russian layout types "и" there).
 */
export function isLetterShortcut(event: KeyboardEvent, letter: string): boolean {
  if (event.altKey || event.shiftKey || event.repeat || event.ctrlKey === event.metaKey) return false;
  const typed = event.key.toLowerCase();
  return typed === letter || (event.code === `Key${letter.toUpperCase()}` && !/^[a-z]$/.test(typed));
}
