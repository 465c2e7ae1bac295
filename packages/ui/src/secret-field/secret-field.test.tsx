import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './secret-field.stories.tsx';

const { Hidden, NotFetchedYet, OnItsWay } = composeStories(stories);

const secret = 'kP4!rTz9wQ2m';

test('the secret is not on the page until it is requested', async () => {
  await Hidden.run();
  expect(document.body.textContent).not.toContain(secret);
  await expect.element(page.getByText('hidden')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Show root password' }).click();
  await expect.element(page.getByText(secret)).toBeVisible();
  await page.getByRole('button', { name: 'Hide root password' }).click();
  expect(document.body.textContent).not.toContain(secret);
});

test('the button requests a missing secret and shows it when it arrives', async () => {
  const onRequest = vi.fn();
  await NotFetchedYet.run({ args: { ...NotFetchedYet.args, onRequest } });
  await expect.element(page.getByRole('button', { name: 'Copy root password' })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRequest).toHaveBeenCalledOnce();
});

test('the button requests again after a failed request', async () => {
  const onRequest = vi.fn();
  await NotFetchedYet.run({ args: { ...NotFetchedYet.args, onRequest } });
  const eye = page.getByRole('button', { name: 'Show root password' });
  await eye.click();
  await eye.click();
  expect(onRequest).toHaveBeenCalledTimes(2);
});

test('a pending request is not repeated', async () => {
  const onRequest = vi.fn();
  await OnItsWay.run({ args: { ...OnItsWay.args, onRequest } });
  await page.getByRole('button', { name: 'Show root password' }).click({ force: true });
  expect(onRequest).not.toHaveBeenCalled();
});

test('Space on the eye button shows and hides the secret, and the copy button comes next', async () => {
  await Hidden.run();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(secret)).toBeVisible();
  await userEvent.keyboard(' ');
  expect(document.body.textContent).not.toContain(secret);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Copy root password' })).toHaveFocus();
});
