import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './sheet.stories.tsx';

const { Closed, AtTheEnd, AtTheStart, LongRussian } = composeStories(stories);

const sheet = () => page.getByRole('dialog');
const edges = () => sheet().element().getBoundingClientRect();

beforeEach(() => page.viewport(1440, 900));

test('comes from the side that it was told', async () => {
  await AtTheEnd.run();
  await expect.poll(() => edges().right).toBe(document.documentElement.clientWidth);
  await AtTheStart.run();
  await expect.poll(() => edges().left).toBe(0);
});

test('takes the focus and gives it back', async () => {
  await Closed.run();
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.click();
  await expect.element(sheet()).toHaveAccessibleName('Filters');
  await expect.poll(() => sheet().element().contains(document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
});

test('is no wider than a phone', async () => {
  await page.viewport(360, 780);
  await LongRussian.run();
  await expect.poll(() => edges().left).toBe(0);
  expect(edges().width).toBe(360);
});

test('keeps Tab within', async () => {
  await AtTheEnd.run();
  await expect.poll(() => sheet().element().contains(document.activeElement)).toBe(true);
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(sheet().element().contains(document.activeElement)).toBe(true);
  }
});
