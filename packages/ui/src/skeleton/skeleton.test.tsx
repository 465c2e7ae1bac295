import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './skeleton.stories.tsx';

const { Text, LongRussian } = composeStories(stories);

test('the skeleton is invisible for the first 150 ms', async () => {
  const canvas = document.createElement('div');
  document.body.append(canvas);
  await Text.run({ canvasElement: canvas });
  const skeleton = canvas.firstElementChild;
  if (!skeleton) throw new Error('The story drew nothing');
  const [appear] = skeleton.getAnimations();
  expect(appear?.effect?.getTiming().delay).toBe(150);
  for (const animation of skeleton.getAnimations()) animation.currentTime = 149;
  expect(getComputedStyle(skeleton).opacity).toBe('0');
  for (const animation of skeleton.getAnimations()) animation.currentTime = 152;
  expect(getComputedStyle(skeleton).opacity).toBe('1');
  canvas.remove();
});

test('the skeleton is hidden from screen readers', async () => {
  await LongRussian.run();
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Запрашиваем сведения об использованном трафике');
});
