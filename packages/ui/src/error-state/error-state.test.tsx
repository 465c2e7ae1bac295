import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './error-state.stories.tsx';

const { WithRetry, Retrying, WithoutRetry } = composeStories(stories);

test('the error is announced with the reference for support', async () => {
  await WithRetry.run();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Couldn’t load your services');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Request 01JD3M8Q');
});

test('a click retries once, and not during a retry', async () => {
  const onRetry = vi.fn();
  await WithRetry.run({ args: { ...WithRetry.args, retry: { label: 'Try again', onRetry } } });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await Retrying.run({ args: { ...Retrying.args, retry: { label: 'Try again', onRetry, busy: true } } });
  await page.getByRole('button', { name: /Try again/ }).click({ force: true });
  expect(onRetry).toHaveBeenCalledOnce();
});

test('without a retry there is no button', async () => {
  await WithoutRetry.run();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test.each(['{Enter}', ' '])('the key "%s" retries, but not during a retry', async (key) => {
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
