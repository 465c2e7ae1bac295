import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './spinner.stories.tsx';

const { Announced, Decorative } = composeStories(stories);

test('a labelled spinner announces what is loading', async () => {
  await Announced.run();
  await expect.element(page.getByRole('status', { name: 'Загружается список услуг' })).toBeVisible();
});

test('a spinner without a label is hidden from screen readers', async () => {
  await Decorative.run();
  await expect.element(page.getByRole('paragraph')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
