import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './breadcrumbs.stories.tsx';

const { TwoUp, LongRussian } = composeStories(stories);

test('the breadcrumbs are a landmark with a list of links, top first', async () => {
  await TwoUp.run();
  const links = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect.element(links).toHaveLength(2);
  await expect.element(links.first().getByRole('link', { name: 'Supports' })).toHaveAttribute('href', '#supports');
});

test('a separator is between two pages, and none is last', async () => {
  await TwoUp.run();
  const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const signs = items.elements().map((item) => item.querySelectorAll('svg').length);
  expect(signs).toEqual([1, 0]);
});

test('the links have targets of at least 24 px', async () => {
  await TwoUp.run();
  expect(page.getByRole('link', { name: 'Tickets' }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

test('the breadcrumbs wrap on a phone', async () => {
  await page.viewport(320, 780);
  await LongRussian.run();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('Tab goes through the breadcrumbs from the top, and Enter follows one', async () => {
  await TwoUp.run();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Supports' })).toHaveFocus();
  await userEvent.tab();
  const link = page.getByRole('link', { name: 'Tickets' });
  await expect.element(link).toHaveFocus();
  const followed = vi.fn((event: Event) => event.preventDefault());
  link.element().addEventListener('click', followed);
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});
