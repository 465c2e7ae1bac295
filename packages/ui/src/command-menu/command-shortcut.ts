import { useEffect } from 'react';
import { isLetterShortcut } from '../kbd/letter-shortcut.ts';
import { useLatest } from '../internal/use-latest.ts';

/** Where Ctrl+K deletes to the end of the line in every text field, and Cmd+K is the shortcut. */
function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

/**
 * Calls `onPress` on Ctrl+K or Cmd+K. It is left to whoever has taken it already, to rich text, where it makes a link, and on Apple's
 * systems Ctrl+K is left to text fields.
 */
export function useCommandShortcut(enabled: boolean, onPress: () => void): void {
  const press = useLatest(onPress);
  useEffect(() => {
    if (!enabled) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || !isLetterShortcut(event, 'k')) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.isContentEditable) return;
      const edits = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (edits && event.ctrlKey && isApple()) return;
      // A browser would go to its own search field.
      event.preventDefault();
      press.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, press]);
}
