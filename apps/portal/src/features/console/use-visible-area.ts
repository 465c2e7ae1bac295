import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Tells the styles of an element which part of the window a phone's keyboard leaves free. */
export function useVisibleArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const measure = () => {
      // Of a page that is zoomed in, the part that is seen is no measure.
      if (viewport.scale > 1.01) return;
      element.current?.style.setProperty('--console-size', `${viewport.height}px`);
      element.current?.style.setProperty('--console-start', `${viewport.offsetTop}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
