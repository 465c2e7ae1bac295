import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './skip-link.stories.tsx';

const { BeforeContent } = composeStories(stories);

test('is the first stop of the Tab key, seen while it has the focus', async () => {
  await BeforeContent.run();
  const link = page.getByRole('link', { name: 'Skip to content' });
  expect(link.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(link.element().getBoundingClientRect().width).toBeGreaterThan(24);
});

test('moves the focus to the content and leaves the address alone', async () => {
  await BeforeContent.run();
  const address = location.href;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(location.href).toBe(address);
});
