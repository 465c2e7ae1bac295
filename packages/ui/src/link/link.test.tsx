import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './link.stories.tsx';

const { Inline, Strong, OfARouter } = composeStories(stories);

test('goes where it says, within reach of the keyboard', async () => {
  await Strong.run();
  await expect.element(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#terms');
  await userEvent.tab();
  await expect.element(page.getByRole('link')).toHaveFocus();
});

test('is told from the sentence around it by more than its colour', async () => {
  await Inline.run();
  expect(getComputedStyle(page.getByRole('link').element()).textDecorationLine).toBe('underline');
});

test("is the application's own link", async () => {
  await OfARouter.run();
  const link = page.getByRole('link', { name: 'Create an account' });
  await expect.element(link).toHaveAttribute('href', '#signup');
  await expect.element(link).toHaveAttribute('data-router');
  await expect.element(link).toHaveAttribute('data-variant', 'strong');
});

test('is followed by Enter', async () => {
  await Strong.run();
  const followed = vi.fn((event: Event) => event.preventDefault());
  page.getByRole('link').element().addEventListener('click', followed);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});
