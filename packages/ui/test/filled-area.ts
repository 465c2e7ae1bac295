import { expect } from 'vitest';

/** Asserts that the visible rows follow each other without gaps or overlaps, from the header to the bottom edge. */
export function expectFilledArea(area: Element): void {
  const { top, bottom } = area.getBoundingClientRect();
  const boxes = [...area.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
  const inView = boxes.filter((box) => box.bottom > top && box.top < bottom);
  for (const [index, box] of inView.slice(1).entries()) expect(Math.abs(box.top - (inView[index]?.bottom ?? 0))).toBeLessThan(1.5);
  expect(inView[0]?.top).toBeLessThan(top + 60);
  expect(inView.at(-1)?.bottom).toBeGreaterThan(bottom - 2);
}
