import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, openEvents, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { pageOf, sampleService } from '../../../test/samples.ts';

test('shows each service with its plan, place, period, state and renewal, and leads to it', async () => {
  answer(
    'listServices',
    pageOf(sampleService, { ...sampleService, id: 32, hostname: 'db-1.example.com', status: 'pending', next_due_date: null }),
  );
  await openPortal('/services/my');
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/web-1/)).toMatchTextContent(/VPS NVMe 8.*Frankfurt.*Quarterly.*Active.*Feb 20, 2027.*€53\.90/);
  await expect.element(row(/db-1/)).toMatchTextContent(/Pending.*—/);
  await expect.element(page.getByRole('link', { name: 'web-1.example.com' })).toHaveAttribute('href', '/services/31');
});

test('says that there is nothing yet, and where to order', async () => {
  answer('listServices', pageOf());
  await openPortal('/services/my');
  await expect.element(page.getByText('No services yet')).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Order new service' }).first())
    .toHaveAttribute('href', '/services/create');
});

test('drops what means nothing from the address', async () => {
  answer('listServices', pageOf(sampleService));
  await openPortal('/services/my?status=sleeping&page=-1&per-page=7');
  await expect.element(page.getByRole('link', { name: 'web-1.example.com' })).toBeVisible();
  expect(sent('listServices')[0]?.query).toEqual({ page: '1', 'per-page': '25' });
});

test('says why it could not be loaded', async () => {
  refuse('listServices', 422, { code: 'validation_failed', message: 'Not today.' });
  await openPortal('/services/my');
  await expect.element(page.getByText('The services could not be loaded')).toBeVisible();
  await expect.element(page.getByText('Not today.')).toBeVisible();
});

test('hears of a service that became active', async () => {
  answer('listServices', pageOf({ ...sampleService, status: 'prepare' }));
  const push = openEvents();
  await openPortal('/services/my');
  await expect.element(page.getByRole('row', { name: /web-1/ })).toMatchTextContent('Preparing');
  await expect.poll(() => sent('streamEvents').length).toBe(2);
  answer('listServices', pageOf(sampleService));
  push({ id: '1', type: 'service.changed', created_at: '2026-11-21T10:00:00Z', resource: { type: 'service', id: '31' }, status: 'active' });
  await expect.element(page.getByRole('row', { name: /web-1/ })).toMatchTextContent('Active');
  await expect.element(page.getByText('Your service is active.')).toBeVisible();
});
