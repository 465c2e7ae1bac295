import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../test/open-portal.tsx';

test.each([
  ['/traffic-pool', 'Traffic pool'],
  ['/services/7', 'Service 7'],
])('%s says honestly that it is not built yet', async (address, title) => {
  await openPortal(address);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByText('Not built yet')).toBeVisible();
});

test('any other path is a page of its own', async () => {
  await openPortal('/nowhere');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  expect(document.title).toBe('Page not found · Portico');
});
