import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './error-state.stories.tsx';

const { WithRetry, Retrying, WithoutRetry } = composeStories(stories);

test('is read out, with the id that support asks for', async () => {
  await WithRetry.run();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Could not load your services');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Request 01JD3M8Q');
});

test('tries again once a press, and not while it tries', async () => {
  const onRetry = vi.fn();
  await WithRetry.run({ args: { ...WithRetry.args, retry: { label: 'Try again', onRetry } } });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await Retrying.run({ args: { ...Retrying.args, retry: { label: 'Try again', onRetry, busy: true } } });
  await page.getByRole('button', { name: /Try again/ }).click({ force: true });
  expect(onRetry).toHaveBeenCalledOnce();
});

test('offers nothing that would not help', async () => {
  await WithoutRetry.run();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test.each(['{Enter}', ' '])('tries again by the key "%s", and not while it tries', async (key) => {
  const onRetry = vi.fn();
  await WithRetry.run({ args: { ...WithRetry.args, retry: { label: 'Try again', onRetry } } });
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onRetry).toHaveBeenCalledOnce();
  await Retrying.run({ args: { ...Retrying.args, retry: { label: 'Try again', onRetry, busy: true } } });
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onRetry).toHaveBeenCalledOnce();
});
