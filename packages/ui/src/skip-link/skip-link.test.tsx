import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './skip-link.stories.tsx';

const { BeforeContent } = composeStories(stories);

test('the skip link is the first tab stop and visible while focused', async () => {
  await BeforeContent.run();
  const link = page.getByRole('link', { name: 'Skip to content' });
  expect(link.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(link.element().getBoundingClientRect().width).toBeGreaterThan(24);
});

test('the skip link moves the focus to the content and keeps the URL', async () => {
  await BeforeContent.run();
  const address = location.href;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(location.href).toBe(address);
});
