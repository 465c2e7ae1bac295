import { useEffect, useRef, type FocusEvent } from 'react';

type FocusHandler<Target extends HTMLElement> = (event: FocusEvent<Target>) => void;

/**
 * Returns the `onFocus` prop of an element that may leave the page with the focus, which then returns to where it was before it entered
 * the element. `present` is whether the element is rendered, and `onFocus` is the application's own handler.
 */
export function useReturnFocus<Target extends HTMLElement>(
  onFocus: FocusHandler<Target> | undefined,
  present = true,
): { onFocus: FocusHandler<Target> } {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!present) return undefined;
    return () => {
      // An element that has taken the focus meanwhile keeps it.
      if (document.activeElement === document.body) before.current?.focus();
    };
  }, [present]);

  function rememberFocus(event: FocusEvent<Target>): void {
    onFocus?.(event);
    const { currentTarget: element, relatedTarget: from, target } = event;
    // Events of a dialog that a button opened arrive here too.
    if (element.contains(target) && from instanceof HTMLElement && !element.contains(from) && !from.closest('[role$="dialog"]')) {
      before.current = from;
    }
  }

  return { onFocus: rememberFocus };
}
