import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { headingLevels } from './heading.tsx';
import * as stories from './heading.stories.tsx';

const { Regular, Sizes } = composeStories(stories);

test.each(headingLevels)('a heading of level %d is that element', async (level) => {
  await Regular.run({ args: { ...Regular.args, level } });
  await expect.element(page.getByRole('heading', { level, name: 'Activity' })).toBeVisible();
});

test('sizes grow without a change of the level', async () => {
  await Sizes.run();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  const sizes = headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(new Set(sizes).size).toBe(4);
});

test('class name, ref and other props go to the heading', async () => {
  const ref = vi.fn();
  await Regular.run({ args: { ...Regular.args, className: 'own', id: 'given', ref } });
  const root = document.querySelector('h2#given.own');
  expect(root).not.toBeNull();
  expect(ref).toHaveBeenCalledWith(root);
});
