import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './icon.stories.tsx';

const { Small, Large, Speaking, WithinText } = composeStories(stories);

test('a labelled icon has an accessible name', async () => {
  await Speaking.run();
  await expect.element(page.getByRole('img', { name: 'Unpaid' })).toBeVisible();
});

test('an icon without a label is hidden from screen readers', async () => {
  await WithinText.run();
  await expect.element(page.getByRole('paragraph')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['sm', Small, 14],
  ['lg', Large, 20],
])('the icon has the size %s of the kit', async (_, Story, pixels) => {
  await Story.run();
  const box = document.querySelector('svg')?.getBoundingClientRect();
  expect(box?.width).toBe(pixels);
  expect(box?.height).toBe(pixels);
});
