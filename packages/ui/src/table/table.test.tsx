import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './table.stories.tsx';
import { wrongLinks } from '../../test/wrong-links.ts';

const { Plain, LinkedAndSorted, InScrollArea, Busy, Loading, Empty, Narrow, LongRussian, Selectable, SelectableNarrow } =
  composeStories(stories);

const table = () => page.getByRole('table', { name: 'My services' });

beforeEach(() => page.viewport(1440, 900));

test('the table has a name and column headers', async () => {
  await Plain.run();
  await expect.element(table().getByRole('columnheader')).toHaveLength(7);
  await expect.element(table().getByRole('row')).toHaveLength(7);
  await expect.element(table().getByRole('cell', { name: 'db-primary.acme.dev' })).toBeVisible();
});

test('numbers are end-aligned with digits of equal width', async () => {
  await Plain.run();
  const style = getComputedStyle(table().getByRole('cell', { name: '€1,788.00' }).element());
  expect(style.textAlign).toBe('end');
  expect(style.fontVariantNumeric).toBe('tabular-nums');
});

test('each row has one link, and the whole row is its target', async () => {
  await LinkedAndSorted.run();
  await expect.element(table().getByRole('link')).toHaveLength(6);
  const link = table().getByRole('link', { name: 'mail.acme.dev' });
  const opened = vi.fn((event: Event) => event.preventDefault());
  link.element().addEventListener('click', opened);
  await userEvent.click(table().getByText('€6.90'), { force: true });
  expect(opened).toHaveBeenCalledOnce();
});

test("each row's link covers that row and no other", async () => {
  await LinkedAndSorted.run();
  expect(wrongLinks(table().element())).toEqual([]);
});

test('the header shows the sort and reverses it', async () => {
  const onSortChange = vi.fn();
  await LinkedAndSorted.run({ args: { ...LinkedAndSorted.args, onSortChange } });
  await expect.element(table().getByRole('columnheader', { name: 'Next due date' })).toHaveAttribute('aria-sort', 'descending');
  await expect.element(table().getByRole('columnheader', { name: 'Hostname' })).toHaveAttribute('aria-sort', 'none');
  await page.getByRole('button', { name: 'Next due date' }).click();
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'due', direction: 'ascending' });
  page.getByRole('button', { name: 'Hostname' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'hostname', direction: 'ascending' });
});

test('the old rows stay while new ones load', async () => {
  await Busy.run();
  await expect.element(table()).toHaveAttribute('aria-busy', 'true');
  await expect.element(table().getByRole('cell', { name: 'mail.acme.dev' })).toBeInTheDocument();
});

test('rows that never loaded are skeletons, hidden from screen readers', async () => {
  await Loading.run();
  await expect.element(table()).toHaveAttribute('aria-busy', 'true');
  await expect.element(table().getByRole('row')).toHaveLength(4);
  await expect.element(page.getByText('No services yet.')).not.toBeInTheDocument();
});

test('an empty table says so', async () => {
  await Empty.run();
  await expect.element(page.getByText('No services yet.')).toBeVisible();
});

test('the header stays in view while the page scrolls', async () => {
  await page.viewport(1440, 300);
  await Plain.run();
  window.scrollTo(0, 200);
  await expect.poll(() => table().getByRole('columnheader', { name: 'Tariff' }).element().getBoundingClientRect().top).toBe(0);
});

test('the header stays in view in a scroll area too', async () => {
  await InScrollArea.run();
  const area = page.getByRole('region', { name: 'My services' }).element();
  area.scrollTop = 120;
  const header = () => table().getByRole('columnheader', { name: 'Tariff' }).element().getBoundingClientRect().top;
  await expect.poll(() => Math.round(header() - area.getBoundingClientRect().top)).toBe(0);
  // Scrolled rows are below the header and do not show through.
  const { left, top } = table().getByRole('columnheader', { name: 'Tariff' }).element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 20, top + 20)?.closest('th')?.textContent).toBe('Tariff');
});

test('hidden columns are left out, except the title column', async () => {
  await LinkedAndSorted.run({ args: { ...LinkedAndSorted.args, hidden: ['hostname', 'tariff', 'cycle', 'nothing'] } });
  await expect
    .poll(() =>
      table()
        .getByRole('columnheader')
        .elements()
        .map((header) => header.textContent),
    )
    .toEqual(['Hostname', 'Country', 'Status', 'Next due date', 'Renewal cost']);
  await expect.element(table().getByRole('row').nth(1).getByRole('cell')).toHaveLength(5);
  await expect.element(table().getByRole('link', { name: 'mail.acme.dev' })).toBeVisible();
});

test('seven columns stay on one line each beside the navigation of a small desktop', async () => {
  await page.viewport(930, 900);
  await Plain.run();
  const heights = () =>
    table()
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => Math.round(row.getBoundingClientRect().height));
  expect(Math.max(...heights())).toBeLessThan(60);
});

test('the edge padding stays when the first column is left out', async () => {
  await page.viewport(800, 900);
  const [hostname, tariff, country, ...others] = Plain.args.columns ?? [];
  if (!hostname || !tariff || !country) throw new Error('There are fewer columns');
  await Plain.run({ args: { ...Plain.args, columns: [country, { ...hostname, narrow: 'title' }, tariff, ...others] } });
  await expect.element(table().getByRole('columnheader').first()).toMatchTextContent('Hostname');
  for (const row of table().getByRole('row').elements()) {
    const shown = [...row.children].filter((cell) => getComputedStyle(cell).display !== 'none');
    const [first, last] = [shown[0], shown.at(-1)].map((cell) => cell && getComputedStyle(cell));
    expect(first?.paddingInlineStart).toBe(last?.paddingInlineEnd);
  }
});

test('in a narrow container the rows form a list of header and value pairs, still a table for screen readers', async () => {
  await Narrow.run();
  const row = table().getByRole('row').nth(1);
  await expect.element(row.getByRole('link', { name: 'edge-fra-01.acme.dev' })).toBeVisible();
  await expect.element(row.getByText('Renewal cost')).toBeVisible();
  const label = row.getByText('Renewal cost').element().getBoundingClientRect();
  const value = row.getByText('€18.90').element().getBoundingClientRect();
  expect(Math.abs(label.top - value.top)).toBeLessThan(6);
  expect(value.left).toBeGreaterThan(label.right);
  // A two-line label starts where the others do, even in a column with end-aligned numbers.
  expect(getComputedStyle(row.getByText('Renewal cost').element()).textAlign).toBe('start');
});

test('the pairs of a narrow list are aligned: names at one edge, values at the other', async () => {
  await Narrow.run();
  const row = table().getByRole('row').nth(1);
  const box = (text: string) => row.getByText(text, { exact: true }).element().getBoundingClientRect();
  const names = ['Tariff', 'Country', 'Next due date', 'Renewal cost'].map((name) => box(name).left);
  expect(Math.max(...names) - Math.min(...names)).toBeLessThan(1);
  const values = ['VPS NVMe 8', 'Frankfurt', 'Dec 4, 2026', '€18.90'].map((value) => box(value).right);
  expect(Math.max(...values) - Math.min(...values)).toBeLessThan(1);
});

test('a sentence in the corner of a narrow row leaves the title room for its words', async () => {
  const sentence = 'The data centre isn’t responding. Try again in a few minutes.';
  const columns = Narrow.args.columns?.map((column) => (column.id === 'status' ? { ...column, cell: () => sentence } : column)) ?? [];
  await Narrow.run({ args: { ...Narrow.args, columns } });
  const row = table().getByRole('row').nth(1);
  expect(row.getByRole('cell').first().element().getBoundingClientRect().width).toBeGreaterThan(96);
});

test('a narrow list can be sorted', async () => {
  const onSortChange = vi.fn();
  await Narrow.run({ args: { ...Narrow.args, onSortChange } });
  await page.getByRole('button', { name: 'Next due date' }).click();
  expect(onSortChange).toHaveBeenCalledOnce();
});

test('the table does not scroll sideways on a phone', async () => {
  await page.viewport(360, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('Tab goes through sortable headers, then row links; Space sorts and Enter opens', async () => {
  const onSortChange = vi.fn();
  await LinkedAndSorted.run({ args: { ...LinkedAndSorted.args, onSortChange } });
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Hostname' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: 'hostname', direction: 'ascending' });
  const [first, second] = table().getByRole('link').all();
  if (!first || !second) throw new Error('No links');
  const header = page.getByRole('button', { name: 'Next due date' });
  await expect.poll(async () => (await userEvent.tab(), document.activeElement === header.element())).toBe(true);
  await expect.poll(async () => (await userEvent.tab(), document.activeElement === first.element())).toBe(true);
  await userEvent.tab();
  await expect.element(second).toHaveFocus();
  const followed = vi.fn((event: Event) => event.preventDefault());
  second.element().addEventListener('click', followed);
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});

test('single rows and all shown rows can be selected, also by Space, without opening the row', async () => {
  await Selectable.run();
  const box = (name: string) => table().getByRole('checkbox', { name });
  await expect.element(box('Select mail.acme.dev')).toBeChecked();
  await expect.element(box('Select all services')).toBePartiallyChecked();
  const opened = vi.fn((event: Event) => event.preventDefault());
  table().getByRole('link', { name: 'db-primary.acme.dev' }).element().addEventListener('click', opened);
  await box('Select db-primary.acme.dev').click();
  await expect.element(box('Select db-primary.acme.dev')).toBeChecked();
  expect(opened).not.toHaveBeenCalled();
  box('Select all services').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(table().getByRole('checkbox', { checked: true })).toHaveLength(7);
  await userEvent.keyboard(' ');
  await expect.element(table().getByRole('checkbox', { checked: true })).toHaveLength(0);
});

test('narrow rows can have two lines with the checkbox before them', async () => {
  await SelectableNarrow.run();
  const row = table().getByRole('row').nth(1);
  const box = (text: string) => row.getByText(text, { exact: true }).element().getBoundingClientRect();
  const [name, status, plan, cost] = ['edge-fra-01.acme.dev', 'Active', 'VPS NVMe 8', '€18.90'].map(box);
  expect(plan?.left).toBe(name?.left);
  expect(plan?.top).toBeGreaterThan(name?.top ?? Infinity);
  expect(Math.abs((cost?.right ?? 0) - (status?.right ?? 0))).toBeLessThan(1);
  expect(Math.abs((cost?.top ?? 0) - (plan?.top ?? 0))).toBeLessThan(6);
  expect(row.getByRole('checkbox').element().getBoundingClientRect().right).toBeLessThan(name?.left ?? 0);
  expect(row.element().getBoundingClientRect().height).toBeLessThan(84);
  await expect.element(row.getByText('Renewal cost')).not.toBeVisible();
});

const shownHeaders = () =>
  table()
    .getByRole('columnheader')
    .elements()
    .filter((header) => header.checkVisibility())
    .map((header) => header.textContent);

test.each([
  [1440, ['Hostname', 'Tariff', 'Country', 'Billing cycle', 'Status', 'Next due date', 'Renewal cost']],
  [780, ['Hostname', 'Tariff', 'Status', 'Next due date', 'Renewal cost']],
  [620, ['Hostname', 'Tariff', 'Status', 'Renewal cost']],
  [500, []],
] as const)('on a page of %s px the table drops the least important columns before it becomes a list', async (width, headers) => {
  await page.viewport(width, 900);
  await Plain.run();
  await expect.poll(shownHeaders).toEqual(headers);
  const { width: taken } = table().element().getBoundingClientRect();
  expect(taken).toBeLessThanOrEqual(table().element().parentElement?.clientWidth ?? 0);
});
