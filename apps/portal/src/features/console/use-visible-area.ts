import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Exposes the visible part of the window above a phone's keyboard to the element's styles. */
export function useVisibleArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const measure = () => {
      // On a zoomed-in page the visual viewport says nothing about the keyboard.
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
