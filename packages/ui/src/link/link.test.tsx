import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './link.stories.tsx';

const { Inline, Strong, OfARouter } = composeStories(stories);

test('a link goes to its target and is in the tab order', async () => {
  await Strong.run();
  await expect.element(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#terms');
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
});

test('a link in a sentence stands out by more than its colour', async () => {
  await Inline.run();
  expect(getComputedStyle(page.getByRole('link').element()).textDecorationLine).toBe('underline');
});

test("the link is the application's own", async () => {
  await OfARouter.run();
  const link = page.getByRole('link', { name: 'Create an account' });
  await expect.element(link).toHaveAttribute('href', '#signup');
  await expect.element(link).toHaveAttribute('data-router');
  await expect.element(link).toHaveAttribute('data-variant', 'strong');
});

test('Enter follows the link', async () => {
  await Strong.run();
  const followed = vi.fn((event: Event) => event.preventDefault());
  page.getByRole('link').element().addEventListener('click', followed);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});
