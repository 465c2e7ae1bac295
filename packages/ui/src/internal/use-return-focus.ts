import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Returns an `onFocus` handler for an element that may leave the page with the focus, which then returns to where it was before it entered
 * the element. `present` is whether the element is rendered.
 */
export function useReturnFocus(present = true): (event: FocusEvent<HTMLElement>) => void {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!present) return undefined;
    return () => {
      // Whatever took the focus meanwhile keeps it.
      if (document.activeElement === document.body) before.current?.focus();
    };
  }, [present]);

  return ({ currentTarget: element, relatedTarget: from, target }) => {
    // Events of a dialog that a button opened arrive here too.
    if (element.contains(target) && from instanceof HTMLElement && !element.contains(from) && !from.closest('[role$="dialog"]')) {
      before.current = from;
    }
  };
}
