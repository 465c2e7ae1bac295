import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFilledArea } from '../../test/filled-area.ts';
import * as stories from './virtual-table.stories.tsx';

const { InTheMiddle } = composeStories(stories);

const area = () => page.getByRole('region', { name: 'Machines' });
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const topRow = () => page.getByRole('link', { name: 'node-05000.acme.dev' });
const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));

beforeEach(() => page.viewport(1440, 900));

test('the position stays when there is no more room for columns', async () => {
  await InTheMiddle.run();
  await expect.element(topRow()).toBeInViewport();
  await page.viewport(360, 740);
  await expect.poll(() => rows()[0]?.offsetHeight).toBeGreaterThan(100);
  await expect.element(topRow()).toBeInViewport();
  expectFilledArea(area().element());
});

test.each([
  ['narrow', '320px'],
  ['without any width', '0px'],
])('the position stays each time the container is %s for a moment', fullOnly, async (_how, width) => {
  await InTheMiddle.run();
  await expect.element(topRow()).toBeInViewport();
  const before = area().element().scrollTop;
  for (let times = 0; times < 5; times += 1) {
    document.body.style.inlineSize = width;
    await nextFrame();
    await nextFrame();
    document.body.style.inlineSize = '';
    await nextFrame();
    await nextFrame();
  }
  await expect.poll(() => rows()[0]?.offsetHeight).toBeLessThan(80);
  expect(Math.abs(area().element().scrollTop - before)).toBeLessThan(2);
  expectFilledArea(area().element());
});

/** The first row below the header, and the share of it that the header hides. */
function topOfView(): { row: number; hidden: number } {
  const edge = document.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  const row = rows().find((one) => one.getBoundingClientRect().bottom > edge + 1);
  if (!row) throw new Error('No row is in view');
  return { row: Number(row.dataset['index']), hidden: (edge - row.getBoundingClientRect().top) / row.offsetHeight };
}

test('the position stays each time a phone is turned, with rows of unequal height', fullOnly, async () => {
  const long = 'with-a-name-that-needs-a-second-line-on-a-phone.acme.dev';
  const machines = (InTheMiddle.args.rows ?? []).map((row, index) =>
    row && index % 3 === 0 ? { ...row, name: row.name.replace('acme.dev', long) } : row,
  );
  await InTheMiddle.run({ args: { ...InTheMiddle.args, rows: machines } });
  const isNarrow = () => (rows()[0]?.offsetHeight ?? 0) > 100;
  area().element().scrollTop += 5_000;
  await expect.poll(() => topOfView().row).toBeGreaterThan(5_050);
  // Half a row: as far as it can be from both neighbours.
  area().element().scrollTop += Math.round((0.5 - topOfView().hidden) * 56);
  await expect.poll(() => Math.abs(topOfView().hidden - 0.5)).toBeLessThan(0.1);
  const before = topOfView();
  for (let times = 0; times < 3; times += 1) {
    await page.viewport(390, 844);
    await expect.poll(isNarrow).toBe(true);
    await expect.poll(() => topOfView().row).toBe(before.row);
    await page.viewport(1440, 900);
    await expect.poll(isNarrow).toBe(false);
    await expect.poll(() => topOfView().row).toBe(before.row);
  }
  expect(Math.abs(topOfView().hidden - before.hidden)).toBeLessThan(0.1);
});

test('the position stays when the container changes twice in one frame', fullOnly, async () => {
  await InTheMiddle.run();
  await expect.element(topRow()).toBeInViewport();
  // Sets another width after the first one is observed: the browser then lays out again and notifies the table before it sends the scroll
  // event.
  const observer = new ResizeObserver(() => {
    if (document.body.style.inlineSize === '340px') document.body.style.inlineSize = '300px';
  });
  observer.observe(document.body);
  document.body.style.inlineSize = '340px';
  await expect.poll(() => rows()[0]?.offsetHeight).toBeGreaterThan(100);
  await expect.element(topRow()).toBeInViewport();
  observer.disconnect();
  document.body.style.inlineSize = '';
});
