import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './empty-state.stories.tsx';

const { NothingYet, LongRussian } = composeStories(stories);

test('the empty state says what is missing, what the place is for and what comes next', async () => {
  await NothingYet.run();
  await expect.element(page.getByRole('heading', { level: 2, name: 'No services yet' })).toBeVisible();
  await expect.element(page.getByText('Servers you order appear here once they’re paid for.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Order new service' })).toBeVisible();
});

test('the empty state fits on a phone', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the action is in the tab order', async () => {
  await NothingYet.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Order new service' })).toHaveFocus();
});
