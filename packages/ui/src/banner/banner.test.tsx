import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './banner.stories.tsx';

const { ActingAsClient, LongRussian } = composeStories(stories);

test('the banner is a region with a name and an action', async () => {
  await ActingAsClient.run();
  const banner = page.getByRole('region', { name: 'Session' });
  await expect.element(banner).toMatchTextContent('You’re acting as Alexandra from Acme.');
  await expect.element(banner.getByRole('button', { name: 'Leave' })).toBeVisible();
});

test('the banner fits on a phone', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the banner has its action in the tab order', async () => {
  await ActingAsClient.run();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Leave' })).toHaveFocus();
});
