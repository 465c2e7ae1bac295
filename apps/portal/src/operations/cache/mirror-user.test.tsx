import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { User } from '@portico/contract';
import { answer, hold, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { pageOf, sampleInvoiceSummary, sampleUser } from '../../../test/samples.ts';
import { session, store } from '../../platform/store.ts';
import { renewToken } from '../proof/renew-token.ts';
import { queryClient } from './query-client.ts';

const address = '/settings/payment';
const stored = () => JSON.parse(localStorage.getItem('auth_user') ?? 'null') as User | null;
const isLoading = () => store.get(session.isAuthLoadingAtom);
const other = { ...sampleUser, id: 8, firstname: 'Lena', balance: 3 };

/** As another tab does. */
function storeElsewhere(entries: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key: 'auth_user' }));
}

test('fetching user data sets the flag, stores the user and clears the flag', async () => {
  const answered = Promise.withResolvers<void>();
  answer('getAccountMeta', { ...sampleUser, balance: 12.5 });
  hold('getAccountMeta', answered.promise);
  store.set(session.enterAtom, { accessToken: 'pat_test' });
  await openPortal(address, { guest: true });
  await expect.poll(isLoading).toBe(true);
  answered.resolve();
  await expect.element(page.getByText('€12.50')).toBeVisible();
  expect(stored()?.balance).toBe(12.5);
  expect(isLoading()).toBe(false);
});

test('a failed fetch of user data is logged, keeps the stored user and clears the flag', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  refuse('getAccountMeta', 404, { code: 'not_found' });
  store.set(session.enterAtom, { accessToken: 'pat_test', user: sampleUser });
  await openPortal(address, { guest: true });
  await expect.poll(() => logged.mock.calls.map(([text]) => text as unknown)).toContain('Error fetching user data:');
  await expect.element(page.getByText('€128.40')).toBeVisible();
  expect(isLoading()).toBe(false);
});

test('a change of the user in another tab shows here without a request', async () => {
  await openPortal(address);
  await expect.element(page.getByText('€128.40')).toBeVisible();
  await expect.poll(isLoading).toBe(false);
  const before = sent('getAccountMeta').length;
  storeElsewhere({ auth_user: JSON.stringify({ ...sampleUser, balance: 7 }) });
  await expect.element(page.getByText('€7.00')).toBeVisible();
  expect(sent('getAccountMeta')).toHaveLength(before);
});

test('a language changed on another device applies here, and an operator keeps theirs', fullOnly, async () => {
  const operator = { operator: 'Lev', reason: 'A call', can_write: false, until: '2099-01-01T00:00:00Z' };
  await openPortal(address);
  await expect.element(page.getByText('€128.40')).toBeVisible();
  answer('getAccountMeta', { ...sampleUser, language: 'ru' });
  await queryClient.invalidateQueries();
  await expect.element(page.getByText('128,40 €')).toBeVisible();
  expect([document.documentElement.lang, localStorage.getItem('locale')]).toEqual(['ru', 'ru']);
  answer('getAccountMeta', { ...sampleUser, impersonation: operator });
  await queryClient.invalidateQueries();
  await expect.poll(() => stored()?.language).toBe('en');
  expect([document.documentElement.lang, localStorage.getItem('locale')]).toEqual(['ru', 'ru']);
});

test('a renewed token keeps what an unnamed user sees, and another session loads everything again', async () => {
  const unnamed = { ...sampleUser, id: 0 };
  answer('getAccountMeta', unnamed);
  await openPortal(address, { user: unnamed });
  await expect.element(page.getByText('€128.40')).toBeVisible();
  await expect.poll(isLoading).toBe(false);
  const before = sent('getAccountMeta').length;
  renewToken('pat_renewed');
  expect(isLoading()).toBe(false);
  storeElsewhere({ accessToken: 'pat_other', auth_user: JSON.stringify(unnamed) });
  await expect.poll(() => sent('getAccountMeta').length).toBe(before + 1);
});

test('an answer for one user never shows to another who signed in meanwhile', async () => {
  const answered = Promise.withResolvers<void>();
  answer('getAccountMeta', sampleUser);
  hold('getAccountMeta', answered.promise);
  store.set(session.enterAtom, { accessToken: 'pat_test', user: sampleUser });
  await openPortal(address, { guest: true });
  await expect.poll(isLoading).toBe(true);
  answer('getAccountMeta', other);
  storeElsewhere({ accessToken: 'pat_other', auth_user: JSON.stringify(other) });
  await expect.element(page.getByText('€3.00')).toBeVisible();
  answered.resolve();
  await expect.poll(isLoading).toBe(false);
  expect(stored()).toEqual(other);
  await expect.element(page.getByText('€3.00')).toBeVisible();
});

test('what was fetched with a token goes with it', async () => {
  await openPortal(address);
  await expect.poll(() => queryClient.getQueryData(['getPaymentSettings', {}])).toBeDefined();
  store.set(session.clearAtom);
  expect(queryClient.getQueryData(['getPaymentSettings', {}])).toBeUndefined();
  expect(queryClient.getQueryData(['getAccountMeta', {}])).toBeUndefined();
});

test('a page that missed a renewed token continues with it instead of ending the session', async () => {
  answer('listInvoices', pageOf(sampleInvoiceSummary));
  answer('getAccountMeta', sampleUser);
  // Each token is rejected once, and tests on the same page share the others'.
  store.set(session.enterAtom, { accessToken: 'pat_missed', user: sampleUser });
  const portal = await openPortal('/invoices', { guest: true });
  await expect.element(page.getByRole('link', { name: String(sampleInvoiceSummary.id) })).toBeVisible();
  // As another tab does while this page is in the back-forward cache.
  localStorage.setItem('accessToken', 'pat_new');
  answer('listInvoices', pageOf({ ...sampleInvoiceSummary, id: 10_777 }));
  refuse('listInvoices', 401, { code: 'unauthorized' }, ({ headers }) => headers.get('authorization') !== 'Bearer pat_new');
  await queryClient.invalidateQueries();
  await expect.element(page.getByRole('link', { name: '10777' })).toBeVisible();
  expect([localStorage.getItem('accessToken'), portal.address()]).toEqual(['pat_new', '/invoices']);
});

test('nothing of a user stays when another tab signs in as another, even if their token arrives after them', async () => {
  await openPortal(address);
  await expect.element(page.getByText('€128.40')).toBeVisible();
  await expect.poll(isLoading).toBe(false);
  queryClient.setQueryData(['listInvoices', {}], pageOf(sampleInvoiceSummary));
  answer('getAccountMeta', other);
  storeElsewhere({ auth_user: JSON.stringify(other) });
  storeElsewhere({ accessToken: 'pat_other' });
  await expect.element(page.getByText('€3.00')).toBeVisible();
  expect(queryClient.getQueryData(['listInvoices', {}])).toBeUndefined();
});
