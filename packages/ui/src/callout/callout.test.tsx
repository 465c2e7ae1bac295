import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './callout.stories.tsx';

const { Failure, Success, Warning, LongRussian } = composeStories(stories);

test('is read out at once, or at the next pause, when it says so', async () => {
  await Failure.run();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The order was refused');
  await Success.run();
  await expect.element(page.getByRole('status')).toMatchTextContent('Password changed');
});

test('has a sign beside its colour', async () => {
  await Warning.run();
  const sign = page.getByText('Payment is on its way').element().closest('[data-tone]')?.querySelector('svg');
  expect(sign?.getAttribute('aria-hidden')).toBe('true');
});

test('keeps its action within a phone', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  await expect.element(page.getByRole('button')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('has its actions within reach of the Tab key', async () => {
  await Warning.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Ask again' })).toHaveFocus();
});
