import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFilledArea } from '../../test/filled-area.ts';
import { wrongLinks } from '../../test/wrong-links.ts';
import * as stories from './virtual-table.stories.tsx';

const { TenThousand, Sorted, HiddenColumns, Few, Loading, Empty, InTheMiddle, MoreAreComing, Paged, Narrow, RightToLeft, LongRussian } =
  composeStories(stories);

const table = () => page.getByRole('table', { name: 'Machines' });
const area = () => page.getByRole('region', { name: 'Machines' });
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const link = (number: number) => page.getByRole('link', { name: `node-${String(number).padStart(5, '0')}.acme.dev` });
const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));

async function scrollTo(top: number): Promise<void> {
  area().element().scrollTop = top;
  await nextFrame();
  await nextFrame();
}

beforeEach(() => page.viewport(1440, 900));

test('a few dozen of ten thousand rows are rendered at any position', async () => {
  await TenThousand.run();
  await expect.element(link(1)).toBeVisible();
  for (const top of [0, 300, 5_000, 5_400, 120_000, 300_000, 559_000, 20_000, 0]) {
    await scrollTo(top);
    expect(rows().length, `at ${top} px`).toBeLessThan(60);
    expectFilledArea(area().element());
  }
});

test('the row count and the indices are announced', async () => {
  await TenThousand.run();
  await expect.element(table()).toHaveAttribute('aria-rowcount', '10001');
  await expect.element(table().getByRole('row').first()).toHaveAttribute('aria-rowindex', '1');
  await scrollTo(56 * 4_999);
  const row = table()
    .getByRole('row')
    .filter({ has: link(5_000) });
  await expect.element(row).toHaveAttribute('aria-rowindex', '5001');
  await expect.element(row.getByRole('cell')).toHaveLength(5);
});

test("each row's link covers that row and no other", async () => {
  await TenThousand.run();
  await expect.element(link(1)).toBeVisible();
  for (const top of [0, 300, 120_000]) {
    await scrollTo(top);
    expect(wrongLinks(area().element())).toEqual([]);
  }
});

test('an unknown row count is not announced', async () => {
  await MoreAreComing.run();
  await expect.element(table()).toHaveAttribute('aria-rowcount', '10001');
  await expect.element(table()).toHaveAttribute('aria-busy', 'true');
  await MoreAreComing.run({ args: { ...MoreAreComing.args, totalRows: -1 } });
  await expect.element(table()).toHaveAttribute('aria-rowcount', '-1');
});

test('the keyboard scrolls to the end and back', async () => {
  await TenThousand.run();
  await userEvent.tab();
  await expect.element(area()).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => area().element().scrollTop).toBeGreaterThan(200);
  await userEvent.keyboard('{End}');
  await expect.element(link(10_000)).toBeInViewport();
  expectFilledArea(area().element());
  await userEvent.keyboard('{Home}');
  await expect.element(link(1)).toBeInViewport();
});

test('a row that scrolls away keeps the focus, and Tab continues from there', async () => {
  await TenThousand.run();
  link(3).element().focus();
  await scrollTo(300_000);
  await expect.element(link(3)).toHaveFocus();
  await expect.element(link(3)).not.toBeInViewport();
  expect(rows().length).toBeLessThan(60);
  await userEvent.tab();
  await expect.element(link(4)).toHaveFocus();
  await expect.element(link(4)).toBeInViewport();
  // Below the header, not behind it.
  const { left, top } = link(4).element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 4, top + 4)?.closest('tr')?.textContent).toContain('node-00004');
});

test('Tab reaches the link of each row, beyond those in view', fullOnly, async () => {
  await TenThousand.run();
  link(1).element().focus();
  for (let number = 2; number <= 30; number += 1) {
    await userEvent.tab();
    await expect.element(link(number)).toHaveFocus();
  }
  await expect.element(link(30)).toBeInViewport();
  await userEvent.tab({ shift: true });
  await expect.element(link(29)).toHaveFocus();
});

test('the header stays in view and columns keep their width while rows scroll by', async () => {
  await TenThousand.run();
  const cellsOf = (row: Element | null | undefined) =>
    [...(row?.children ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
  const header = document.querySelector('thead tr');
  const before = cellsOf(header);
  await scrollTo(200_000);
  expect(cellsOf(header)).toEqual(before);
  expect(cellsOf(rows()[12])).toEqual(before);
  const top = () => document.querySelector('thead')?.getBoundingClientRect().top ?? 0;
  expect(Math.abs(top() - area().element().getBoundingClientRect().top)).toBeLessThan(1.5);
});

test('the table sorts like a plain table', async () => {
  const onSortChange = vi.fn();
  await Sorted.run({ args: { ...Sorted.args, onSortChange } });
  await expect.element(table().getByRole('columnheader', { name: 'Renewal cost' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Hostname' }).click();
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'ascending' });
});

test('hidden columns are left out', async () => {
  await HiddenColumns.run();
  await expect.element(table().getByRole('columnheader')).toHaveLength(3);
  expect(rows()[0]?.children).toHaveLength(3);
});

test('a row renders once while others come and go, also with hidden columns', async () => {
  const cell = vi.fn((row: { name: string }) => row.name);
  const columns = HiddenColumns.args.columns?.map((column) => (column.id === 'name' ? { ...column, cell } : column)) ?? [];
  await HiddenColumns.run({ args: { ...HiddenColumns.args, columns } });
  await expect.element(link(1)).toBeVisible();
  for (const top of [100, 400, 1_000]) await scrollTo(top);
  const rendered = cell.mock.calls.map(([row]) => row.name);
  expect(rendered.length).toBeGreaterThan(20);
  expect(new Set(rendered).size).toBe(rendered.length);
});

test('the table is no taller than its rows, and says when there are none', async () => {
  await Few.run();
  await expect.poll(() => rows().length).toBe(3);
  expect(area().element().scrollHeight).toBe(area().element().clientHeight);
  await Empty.run();
  await expect.element(page.getByText('No machines yet.')).toBeVisible();
  await expect.element(table()).toHaveAttribute('aria-rowcount', '1');
});

test('rows that never loaded have placeholders', async () => {
  await Loading.run();
  await expect.element(table()).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => rows().length).toBe(5);
});

test('the table opens at its last position and reports it when scrolling stops', async () => {
  const onTopRowChange = vi.fn();
  await InTheMiddle.run({ args: { ...InTheMiddle.args, onTopRowChange } });
  await expect.element(link(5_000)).toBeInViewport();
  await expect.element(link(4_980)).not.toBeInTheDocument();
  expect(onTopRowChange).not.toHaveBeenCalled();
  await scrollTo(56 * 700);
  await expect.poll(() => onTopRowChange.mock.lastCall).toEqual(['node-00701.acme.dev']);
});

test('more rows are requested near the end, once for each length', async () => {
  await Paged.run();
  await expect.element(link(1)).toBeVisible();
  expect(rows().length).toBeLessThan(50);
  await scrollTo(100_000);
  await expect.poll(() => area().element().scrollHeight).toBeGreaterThan(56 * 90);
  const onEndReached = vi.fn();
  await Few.run({ args: { ...Few.args, onEndReached } });
  await expect.poll(() => onEndReached.mock.calls.length).toBe(1);
  await nextFrame();
  expect(onEndReached).toHaveBeenCalledOnce();
});

test('on a phone the rows form a list with their own heights', async () => {
  await page.viewport(360, 740);
  await LongRussian.run();
  const scroller = page.getByRole('region', { name: 'Машины' }).element();
  await expect.poll(() => rows()[0]?.offsetHeight).toBeGreaterThan(120);
  for (const top of [0, 4_000, 400_000, 4_100]) {
    scroller.scrollTop = top;
    await nextFrame();
    await nextFrame();
    const boxes = rows().map((row) => row.getBoundingClientRect());
    expect(boxes.length).toBeLessThan(40);
    for (const [index, box] of boxes.slice(1).entries()) expect(Math.abs(box.top - (boxes[index]?.bottom ?? 0))).toBeLessThan(1.5);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('the rows form a list at the same width as in a plain table', async () => {
  await page.viewport(530, 740);
  await TenThousand.run();
  await expect.poll(() => rows()[0]?.offsetHeight).toBeGreaterThan(100);
  const cells = [...(rows()[0]?.children ?? [])].map((cell) => getComputedStyle(cell).display);
  expect(new Set(cells)).toEqual(new Set(['flex']));
  await page.viewport(900, 740);
  await expect.poll(() => rows()[0]?.offsetHeight).toBeLessThan(80);
});

test('the list can be sorted', async () => {
  const onSortChange = vi.fn();
  await Narrow.run({ args: { ...Narrow.args, onSortChange } });
  await scrollTo(9_000);
  await page.getByRole('button', { name: 'Renewal cost' }).click();
  expect(onSortChange).toHaveBeenCalledOnce();
});

test('the table runs from right to left on a right-to-left page', async () => {
  await RightToLeft.run();
  const [first, , , , last] = rows()[0]?.children ?? [];
  expect(first?.getBoundingClientRect().left).toBeGreaterThan(last?.getBoundingClientRect().left ?? 0);
  await scrollTo(100_000);
  expectFilledArea(area().element());
});

test('table props go to the table, and the class name to its root', async () => {
  const ref = vi.fn();
  await Few.run({ args: { ...Few.args, ref, id: 'machines', className: 'mine' } });
  expect(ref).toHaveBeenCalledWith(table().element());
  await expect.element(table()).toHaveAttribute('id', 'machines');
  expect(area().element().parentElement?.className).toContain('mine');
});

test('the arrow keys scroll by row and the page keys by screen, in both directions', async () => {
  await TenThousand.run();
  await userEvent.tab();
  const top = () => area().element().scrollTop;
  let before = 0;
  for (const [key, direction] of [
    ['{ArrowDown}', 1],
    ['{PageDown}', 1],
    ['{ArrowUp}', -1],
    ['{PageUp}', -1],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => Math.sign(top() - before)).toBe(direction);
    await expect.poll(async () => top() === (await nextFrame(), top())).toBe(true);
    before = top();
  }
});
