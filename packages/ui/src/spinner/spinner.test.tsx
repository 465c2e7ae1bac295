import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './spinner.stories.tsx';

const { Announced, Decorative } = composeStories(stories);

test('announces what is waited for, when asked to', async () => {
  await Announced.run();
  await expect.element(page.getByRole('status', { name: 'Загружается список услуг' })).toBeVisible();
});

test('says nothing where the words beside it do', async () => {
  await Decorative.run();
  await expect.element(page.getByRole('paragraph')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});
