import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './avatar.stories.tsx';

const { Latin, LongRussian, Nameless } = composeStories(stories);

test('is the first letter, whatever the alphabet', async () => {
  await Latin.run();
  await expect.element(page.getByText('A')).toBeVisible();
  await LongRussian.run();
  await expect.element(page.getByText('А')).toBeVisible();
});

test('says nothing to screen readers, since the name stands beside it', async () => {
  await Latin.run();
  await expect.element(page.getByText('A')).toHaveAttribute('aria-hidden', 'true');
});

test('keeps its place without a name, as the outline of somebody, and whole letters of more than one unit', async () => {
  const canvas = document.createElement('div');
  document.body.append(canvas);
  await Nameless.run({ canvasElement: canvas });
  expect(canvas.firstElementChild?.getBoundingClientRect().width).toBe(26);
  expect(canvas.querySelector('svg')?.checkVisibility()).toBe(true);
  await Latin.run({ args: { name: '👩‍🚀 Valentina' } });
  await expect.element(page.getByText('👩‍🚀')).toBeVisible();
  canvas.remove();
});
