import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './stack.stories.tsx';

const { Row, Column, LongRussian } = composeStories(stories);

function topsOf(texts: readonly string[]): number[] {
  return texts.map((text) => page.getByText(text).element().getBoundingClientRect().top);
}

test('children are stacked in a column or a row', async () => {
  await Column.run();
  const [first = 0, second = 0] = topsOf(['Frankfurt', 'Amsterdam']);
  expect(second).toBeGreaterThan(first);
  await Row.run();
  const [left, right] = topsOf(['Frankfurt', 'Amsterdam']);
  expect(right).toBe(left);
});

test('the gap follows the spacing scale', async () => {
  await Column.run({ args: { ...Column.args, gap: 6 } });
  const root = page.getByText('Frankfurt').element().parentElement;
  expect(root && getComputedStyle(root).rowGap).toBe('24px');
});

test('a row wraps without room', async () => {
  await page.viewport(360, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
