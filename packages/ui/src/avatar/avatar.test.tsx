import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './avatar.stories.tsx';

const { Latin, LongRussian, Nameless } = composeStories(stories);

test('the avatar shows the first letter of any alphabet', async () => {
  await Latin.run();
  await expect.element(page.getByText('A')).toBeVisible();
  await LongRussian.run();
  await expect.element(page.getByText('А')).toBeVisible();
});

test('the avatar is hidden from screen readers, because the name is beside it', async () => {
  await Latin.run();
  await expect.element(page.getByText('A')).toHaveAttribute('aria-hidden', 'true');
});

test('without a name the avatar shows an outline of the same size, and letters of several code units stay whole', async () => {
  const canvas = document.createElement('div');
  document.body.append(canvas);
  await Nameless.run({ canvasElement: canvas });
  expect(canvas.firstElementChild?.getBoundingClientRect().width).toBe(26);
  expect(canvas.querySelector('svg')?.checkVisibility()).toBe(true);
  await Latin.run({ args: { name: '👩‍🚀 Valentina' } });
  await expect.element(page.getByText('👩‍🚀')).toBeVisible();
  canvas.remove();
});
