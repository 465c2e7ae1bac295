import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './callout.stories.tsx';

const { Failure, Success, Warning, LongRussian } = composeStories(stories);

test('a callout is announced at once or politely, according to its role', async () => {
  await Failure.run();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your order was declined');
  await Success.run();
  await expect.element(page.getByRole('status')).toMatchTextContent('Password changed');
});

test('a callout has an icon besides its colour', async () => {
  await Warning.run();
  const sign = page.getByText('Payment is processing').element().closest('[data-tone]')?.querySelector('svg');
  expect(sign?.getAttribute('aria-hidden')).toBe('true');
});

test('the actions fit on a phone', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  await expect.element(page.getByRole('button')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the actions are in the tab order', async () => {
  await Warning.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
});
