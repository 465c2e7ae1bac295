import { fullOnly } from '@portico/test-depth/daily-if';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tables.stories.tsx';

const { Everything, NothingMatches, NothingYet } = composeStories(stories);

const search = () => page.getByRole('searchbox', { name: 'Search by hostname, plan or place' });

test('a changed filter starts at its first page', fullOnly, async () => {
  await Everything.run();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('11–12 of 12 services')).toBeVisible();
  await userEvent.type(search(), 'edge');
  await expect.element(page.getByText('1–3 of 3 services')).toBeVisible();
});

test('no results offer to clear the filters, and an empty list offers the next step', async () => {
  await NothingMatches.run();
  await page.getByRole('button', { name: 'Show all services' }).click();
  await expect.element(page.getByText('1–10 of 12 services')).toBeVisible();
  await NothingYet.run();
  await expect.element(page.getByRole('link', { name: 'Order new service' })).toBeVisible();
});

const russian = import.meta.glob<typeof stories>('./tables.stories.tsx', { eager: true, query: '?ru' });

test('Russian text is not cut off where columns just fit', async () => {
  const twin = russian['./tables.stories.tsx'];
  if (!twin) throw new Error('There is no twin in Russian');
  await page.viewport(836, 900);
  await composeStories(twin).Everything.run();
  const table = page.getByRole('table').element();
  expect(getComputedStyle(table).display).toBe('table');
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  await page.viewport(1440, 900);
});
