import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a row, and nothing around it, as far as the tab that is open asks for. It looks after each change of the row. */
export function useTabInView<Row extends HTMLElement>(open: string): RefObject<Row | null> {
  const row = useRef<Row | null>(null);
  useLayoutEffect(() => {
    const tab = row.current?.querySelector(open);
    if (!row.current || !tab) return;
    const place = row.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    // Room beside it, so that the edge does not fade it out.
    const room = Math.min(32, Math.max(0, (place.width - (right - left)) / 2));
    if (left - room < place.left) row.current.scrollLeft += left - room - place.left;
    else if (right + room > place.right) row.current.scrollLeft += right + room - place.right;
  });
  return row;
}
