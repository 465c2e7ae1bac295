import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, openEvents, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';

import { session, store } from '../../platform/store.ts';

test('the shell fetches the user when it loads, and shows name, balance and pending items', async () => {
  answer('getAccountMeta', { ...sampleUser, firstname: 'Wilhelmina', balance: 12.5, unpaid_invoice_count: 2, admin_reply_ticket_count: 3 });
  store.set(session.enterAtom, { accessToken: 'pat_test' });
  await openPortal('/settings/payment', { guest: true });
  await expect.element(page.getByText('€12.50')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wilhelmi…' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /My invoices.*2 unpaid invoices/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Tickets.*3 new replies/ })).toBeVisible();
});

test('an event refetches the data it names', async () => {
  const push = openEvents();
  await openPortal('/settings/payment');
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  answer('getAccountMeta', { ...sampleUser, balance: 1.25 });
  push({ id: '1', type: 'account.changed', created_at: '2026-11-21T10:00:00Z', resource: null, status: null });
  await expect.element(page.getByText('€1.25')).toBeVisible();
});

test('signing out takes effect at once and tells the server with the old token', async () => {
  answer('logout', { status: 'success', message: '' });
  const portal = await openPortal('/settings/payment');
  await page.getByRole('button', { name: 'Mira' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(portal.address).toBe('/auth/login');
  expect(sent('logout')[0]?.headers.get('Authorization')).toBe('Bearer pat_test');
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('an invalid token ends the session', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  refuse('getAccountMeta', 401, { code: 'unauthorized' });
  store.set(session.enterAtom, { accessToken: 'pat_old' });
  const portal = await openPortal('/settings/payment', { guest: true });
  await expect.poll(portal.address).toContain('/auth/login');
});
