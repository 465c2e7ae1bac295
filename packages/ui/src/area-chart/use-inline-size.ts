import { useEffect, useState, type RefObject } from 'react';

/** Returns the element's width in pixels, or `supposed` until it is measured, such as on a server. */
export function useInlineSize(element: RefObject<Element | null>, supposed: number): number {
  const [size, setSize] = useState(supposed);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver((entries) => setSize(Math.round(entries.at(-1)?.contentRect.width ?? supposed)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, supposed]);
  return size;
}
