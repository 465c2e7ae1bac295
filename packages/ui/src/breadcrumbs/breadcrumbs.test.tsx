import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './breadcrumbs.stories.tsx';

const { TwoUp, LongRussian } = composeStories(stories);

test('is a landmark with a list of links, top first', async () => {
  await TwoUp.run();
  const links = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect.element(links).toHaveLength(2);
  await expect.element(links.first().getByRole('link', { name: 'Supports' })).toHaveAttribute('href', '#supports');
});

test('has targets of 24 px at least', async () => {
  await TwoUp.run();
  expect(page.getByRole('link', { name: 'Tickets' }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('wraps on a phone', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
