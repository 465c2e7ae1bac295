import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './sheet.stories.tsx';

const { Closed, AtTheEnd, AtTheStart, LongRussian } = composeStories(stories);

const sheet = () => page.getByRole('dialog');
const edges = () => sheet().element().getBoundingClientRect();

beforeEach(() => page.viewport(1440, 900));

test('the sheet slides in from the given side', async () => {
  await AtTheEnd.run();
  await expect.poll(() => edges().right).toBe(document.documentElement.clientWidth);
  await AtTheStart.run();
  await expect.poll(() => edges().left).toBe(0);
});

test('the sheet takes the focus and returns it', async () => {
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

test('the sheet is no wider than a phone', async () => {
  await page.viewport(360, 780);
  await LongRussian.run();
  await expect.poll(() => edges().left).toBe(0);
  expect(edges().width).toBe(360);
});

test('the sheet traps Tab', async () => {
  await AtTheEnd.run();
  await expect.poll(() => sheet().element().contains(document.activeElement)).toBe(true);
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    expect(sheet().element().contains(document.activeElement)).toBe(true);
  }
});
