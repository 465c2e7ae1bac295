import { dailyIf, fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { pageOf, sampleUser } from '../../../test/samples.ts';
import { answerUserSettings } from '../../../test/user-settings.ts';
import { api } from '../../operations/api.ts';

/** A user of an API that offers these extensions beyond the core. */
const userOf = (...extensions: string[]) => ({ ...sampleUser, extensions });

const navigation = () => page.getByRole('navigation', { name: 'Main' });

test('the navigation of an API without extensions leads to ordering and to invoices, and no event stream is requested', async () => {
  answer('listInvoices', pageOf());
  await openPortal('/invoices', { user: userOf() });
  await expect.element(page.getByText('No invoices yet')).toBeVisible();
  const links = navigation()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
  expect(links).toEqual(['Order new service', expect.stringMatching(/^My invoices/u)]);
  await expect.element(page.getByRole('link', { name: 'Balance history' })).not.toBeInTheDocument();
  expect(sent('streamEvents')).toEqual([]);
});

test('an extension brings its own pages and no others', async () => {
  answer('listFaq', { categories: [], items: [] });
  await openPortal('/supports/faq', { user: userOf('faq') });
  await expect.element(navigation().getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect.element(navigation().getByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
});

for (const path of ['/services/my', '/services/7', '/traffic-pool', '/supports/tickets', '/invoices/statement', '/settings/client'])
  test(
    `${path} says that it is not available where the API does not offer it, and requests nothing`,
    dailyIf(path === '/services/my'),
    async () => {
      await openPortal(path, { user: userOf() });
      await expect.element(page.getByRole('heading', { level: 1, name: 'This page isn’t available' })).toBeVisible();
      expect([...sent('listServices'), ...sent('getService'), ...sent('getTrafficPool'), ...sent('listTickets')]).toEqual([]);
      expect([...sent('listBalanceEntries'), ...sent('getClientProfile'), ...sent('listClientUsers')]).toEqual([]);
    },
  );

test('settings begin with the first page that exists', async () => {
  answerUserSettings();
  const portal = await openPortal('/', { user: userOf() });
  await expect.poll(portal.address).toBe('/settings/user');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Password' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Sessions' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Passkeys' })).not.toBeInTheDocument();
});

test('the command menu neither offers nor searches what the API does not have', fullOnly, async () => {
  answer('listInvoices', pageOf());
  await openPortal('/invoices', { user: userOf() });
  await expect.element(page.getByText('No invoices yet')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const menu = page.getByRole('dialog', { name: 'Search' });
  await expect.element(menu.getByRole('option', { name: 'My invoices' })).toBeVisible();
  expect(menu.getByRole('option', { name: /My services|Tickets|FAQ|Traffic|Client profile/u }).elements()).toEqual([]);
  await page.getByRole('combobox', { name: 'Search' }).fill('acme');
  await expect.poll(() => sent('listInvoices').filter(({ query }) => query['q'] === 'acme')).toHaveLength(1);
  expect([...sent('listServices'), ...sent('listTickets'), ...sent('listFaq')]).toEqual([]);
});

test('a call that the API does not offer fails before it is sent', async () => {
  await openPortal('/settings/user', { user: userOf() });
  await expect(api.call('listServices', { query: {} })).rejects.toThrow('This API does not offer listServices');
  expect(sent('listServices')).toEqual([]);
});
