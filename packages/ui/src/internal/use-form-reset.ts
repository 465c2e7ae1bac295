import { useEffect, useInsertionEffect, useRef, type RefObject } from 'react';

const controls = 'input, select, textarea';

/** Returns the form of a control, or of the first control in an element. */
function formOf(element: Element | null): HTMLFormElement | null {
  const control = element?.matches(controls) ? element : element?.querySelector(controls);
  // Every element that the selector names has a form.
  return (control as HTMLInputElement | null | undefined)?.form ?? null;
}

/**
 * Calls `onReset` when the form of a control, or of the controls in an element, is reset: by its button, by `form.reset()` or by React after
 * an action. It runs just before the browser sets each control to its default.
 */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  // Earlier than a layout effect: after an action, React resets the form in the commit that brings its new defaults.
  useInsertionEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    // On the document, because a control's `form` attribute may change its form.
    const listen = (event: Event): void => {
      if (!event.defaultPrevented && event.target === formOf(element.current)) latest.current();
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [element, latest]);
}
