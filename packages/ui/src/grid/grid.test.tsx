import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './grid.stories.tsx';

const { Halves, WithAside, NarrowCells } = composeStories(stories);

const leftOf = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect().left;

beforeEach(() => page.viewport(1440, 900));

test('halves are side by side, and stacked without room', async () => {
  await Halves.run();
  expect(leftOf('Quarterly')).toBeGreaterThan(leftOf('Monthly'));
  await page.viewport(360, 780);
  await expect.poll(() => leftOf('Quarterly')).toBe(leftOf('Monthly'));
});

test('the aside is 20rem wide beside the content', async () => {
  await WithAside.run();
  expect(page.getByRole('region', { name: 'Summary' }).element().getBoundingClientRect().width).toBe(320);
});

test('the grid never scrolls sideways on a phone', async () => {
  await page.viewport(360, 780);
  await NarrowCells.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
