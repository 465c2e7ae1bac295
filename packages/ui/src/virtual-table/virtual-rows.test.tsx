import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { RowRange } from './virtual-table.tsx';
import * as stories from './virtual-table.stories.tsx';

const { FetchedInView, Selectable, TenThousand } = composeStories(stories);

const table = () => page.getByRole('table', { name: 'Machines' });
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const link = (number: number) => page.getByRole('link', { name: `node-${String(number).padStart(5, '0')}.acme.dev` });
const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));

async function scrollTo(top: number): Promise<void> {
  page.getByRole('region', { name: 'Machines' }).element().scrollTop = top;
  await nextFrame();
  await nextFrame();
}

beforeEach(() => page.viewport(1440, 900));

test('the table reports the rendered rows and shows placeholders for missing ones', async () => {
  const onRangeChange = vi.fn<(range: RowRange) => void>();
  await FetchedInView.run({ args: { ...FetchedInView.args, onRangeChange } });
  await expect.element(link(1)).toBeVisible();
  expect(onRangeChange.mock.lastCall?.[0]).toMatchObject({ first: 0 });
  await scrollTo(56 * 4_999);
  const [{ first, last } = { first: 0, last: 0 }] = onRangeChange.mock.lastCall ?? [];
  expect(first).toBeLessThan(4_999);
  expect(last).toBeGreaterThan(5_010);
  expect(last - first).toBeLessThan(60);
  await expect.element(table()).toHaveAttribute('aria-rowcount', '10001');
  expect(rows()[8]?.textContent).not.toContain('node-');
});

test('selected rows stay selected while others scroll by, and a checkbox for all needs a label', async () => {
  await Selectable.run();
  const box = (number: number) => page.getByRole('checkbox', { name: `node-${String(number).padStart(5, '0')}.acme.dev` });
  await expect.element(box(2)).toBeChecked();
  await box(3).click();
  await scrollTo(56 * 4_999);
  await box(5_001).click();
  await scrollTo(0);
  await expect.element(box(3)).toBeChecked();
  await expect.element(box(4)).not.toBeChecked();
  await expect.element(table().getByRole('columnheader', { name: 'Selection' }).getByRole('checkbox')).not.toBeInTheDocument();
  const head = [...(document.querySelector('thead tr')?.children ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
  expect([...(rows()[1]?.children ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left))).toEqual(head);
});

test('more rows are requested for another list of the same length, and for one that has started over', fullOnly, async () => {
  const onEndReached = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => root.unmount());
  const [first, hundred] = [stories.machines(30), stories.machines(100)];
  const other = first.toReversed();
  const show = (rowsOf: typeof first) => root.render(<TenThousand rows={rowsOf} onEndReached={onEndReached} />);
  const shown = () => [host.querySelector('tbody tr a')?.textContent, host.querySelector('table')?.ariaRowCount];
  const requests = () => onEndReached.mock.calls.length;
  show(first);
  await expect.poll(requests).toBe(1);
  show(other);
  await expect.poll(requests).toBe(2);
  show(hundred);
  await expect.poll(shown).toEqual([hundred[0]?.name, '101']);
  show([...other]);
  await expect.poll(requests).toBe(3);
  show([...other]);
  await nextFrame();
  await nextFrame();
  expect(requests()).toBe(3);
});
