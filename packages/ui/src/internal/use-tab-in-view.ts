import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a row, and nothing around it, until the active tab is in view. Repeats after each change of the row or its size. */
export function useTabInView<Row extends HTMLElement>(open: string): RefObject<Row | null> {
  const row = useRef<Row | null>(null);
  useLayoutEffect(() => {
    if (row.current) show(row.current, open);
  });
  useLayoutEffect(() => {
    const place = row.current;
    if (!place) return undefined;
    const observer = new ResizeObserver(() => show(place, open));
    observer.observe(place);
    return () => observer.disconnect();
  }, [open]);
  return row;
}

function show(row: HTMLElement, open: string): void {
  const tab = row.querySelector(open);
  if (!tab) return;
  const place = row.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  // Space beside it, so that the edge's fade does not cover it.
  const room = Math.min(32, Math.max(0, (place.width - (right - left)) / 2));
  if (left - room < place.left) row.scrollLeft += left - room - place.left;
  else if (right + room > place.right) row.scrollLeft += right + room - place.right;
}
