import { useEffect } from 'react';
import { isLetterShortcut } from '../kbd/letter-shortcut.ts';
import { useLatest } from '../internal/use-latest.ts';

/** On Apple systems Ctrl+K deletes to the end of the line in text fields, and Cmd+K is the shortcut. */
function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

/**
 * Calls `onPress` on Ctrl+K or Cmd+K, except if another handler has used it, in rich text, where it creates a link, and for Ctrl+K in text
 * fields on Apple systems.
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
      // Browsers would focus their own search field.
      event.preventDefault();
      press.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, press]);
}
