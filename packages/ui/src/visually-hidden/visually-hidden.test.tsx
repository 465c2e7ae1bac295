import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './visually-hidden.stories.tsx';

const { BesideText } = composeStories(stories);

test('the text is available to screen readers and takes no space', async () => {
  await BesideText.run();
  await expect.element(page.getByRole('paragraph')).toMatchTextContent('3 items in the cart');
  const box = page.getByText('items in the cart').element().getBoundingClientRect();
  expect(box.width * box.height).toBeLessThanOrEqual(1);
});
