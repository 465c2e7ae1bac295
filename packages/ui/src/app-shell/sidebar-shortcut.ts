import { useEffect } from 'react';
import { isLetterShortcut } from '../kbd/letter-shortcut.ts';
import { useLatest } from '../internal/use-latest.ts';

/** Calls `onToggle` on Ctrl+B or Cmd+B, except in an editor that uses it for bold. */
export function useSidebarShortcut(onToggle: () => void): void {
  const toggle = useLatest(onToggle);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const editsRichText = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (event.defaultPrevented || editsRichText || !isLetterShortcut(event, 'b')) return;
      event.preventDefault();
      toggle.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
}
