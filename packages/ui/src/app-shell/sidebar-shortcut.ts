import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+B or Cmd+B on whatever keyboard layout: by letter where the layout types Latin letters (on Dvorak the key in B's place is X, and
 * Ctrl+X must go on cutting), by the key's place where it doesn't (a Russian layout types "и" there).
 */
export function isSidebarShortcut(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey || event.repeat || event.ctrlKey === event.metaKey) return false;
  const letter = event.key.toLowerCase();
  return letter === 'b' || (event.code === 'KeyB' && !/^[a-z]$/.test(letter));
}

/** Calls `onToggle` on the shortcut, except where Ctrl+B means bold. */
export function useSidebarShortcut(onToggle: () => void): void {
  const toggle = useEffectEvent(onToggle);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const editsRichText = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (event.defaultPrevented || editsRichText || !isSidebarShortcut(event)) return;
      event.preventDefault();
      toggle();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
