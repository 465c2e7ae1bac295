import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './bulk-bar.stories.tsx';

const { BelowATable, LongRussian, ThreeSelected } = composeStories(stories);

const bar = () => page.getByRole('region', { name: 'Selected services' });
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const clear = () => page.getByRole('button', { name: 'Clear the selection' });

afterEach(() => page.viewport(1440, 900));

test('the bar is a named region that announces how many rows are selected', async () => {
  await BelowATable.run();
  await expect.element(bar().getByRole('status')).toHaveTextContent('1 selected');
  await box('edge-fra-03.acme.dev').click();
  await expect.element(bar().getByRole('status')).toHaveTextContent('2 selected');
});

test('the bar stays in view while the page scrolls', async () => {
  await page.viewport(1440, 500);
  await BelowATable.run();
  await expect.element(bar()).toBeInViewport({ ratio: 1 });
  window.scrollTo(0, document.documentElement.scrollHeight / 2);
  await expect.element(bar()).toBeInViewport({ ratio: 1 });
});

test.each([
  ['desktop', 1440],
  ['phone', 360],
])('a row that takes the focus is not behind the bar (%s)', async (_device, width) => {
  await page.viewport(width, 400);
  await BelowATable.run();
  for (const name of ['edge-fra-07.acme.dev', 'edge-fra-15.acme.dev']) {
    const row = box(name).element();
    (row as HTMLElement).focus();
    await expect.poll(() => row.getBoundingClientRect().bottom).toBeLessThan(bar().element().getBoundingClientRect().top);
  }
});

test('Tab moves from the last row to the actions, and Enter on clearing returns the focus to that row', async () => {
  const onClear = vi.fn();
  await BelowATable.run({ args: { ...BelowATable.args, onClear } });
  (box('edge-fra-16.acme.dev').element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Start' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(clear()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar()).not.toBeInTheDocument();
  expect(onClear).toHaveBeenCalledOnce();
  await expect.element(box('edge-fra-16.acme.dev')).toHaveFocus();
});

test('Space clears the selection too', async () => {
  await BelowATable.run();
  (clear().element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(bar()).not.toBeInTheDocument();
});

test('a focus that is elsewhere stays there when the bar leaves', async () => {
  await BelowATable.run();
  (page.getByRole('button', { name: 'Stop' }).element() as HTMLElement).focus();
  const row = box('edge-fra-02.acme.dev');
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(row).toHaveFocus();
});

test('the clear button follows the count in both reading directions', async () => {
  await ThreeSelected.run();
  const count = () => bar().getByRole('status').element().getBoundingClientRect();
  await expect.poll(() => clear().element().getBoundingClientRect().left > count().right).toBe(true);
  document.documentElement.dir = 'rtl';
  await expect.poll(() => clear().element().getBoundingClientRect().right < count().left).toBe(true);
  document.documentElement.dir = 'ltr';
});

test('the actions fit on a phone', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
