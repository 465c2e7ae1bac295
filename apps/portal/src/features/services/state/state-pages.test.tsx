import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ServiceDetails } from '@portico/contract';
import { answer, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';
import { sampleInvoice, sampleUser } from '../../../../test/samples.ts';

const main = () => page.getByRole('main');
const tabs = () => page.getByRole('navigation', { name: 'Pages of web-1.example.com' });
const gone: Partial<ServiceDetails> = {
  power: null,
  ipv4: [],
  ipv6_prefix: null,
  has_root_password: false,
  ssh_key: null,
  start_date: null,
  due_date: null,
};
const unpaidOrder = { ...sampleInvoice, order_expires_on: '2026-12-04' };

test.each(['pending', 'prepare', 'delete'] as const)('a %s service has no server controls', async (status) => {
  answer('getInvoice', sampleInvoice);
  await openService('', { ...gone, status });
  await expect.element(page.getByRole('heading', { level: 1, name: 'web-1.example.com' })).toBeVisible();
  for (const name of ['Console', 'Restart', 'Start', 'Assign traffic', 'Enable VNC', 'Reset', 'More actions']) {
    await expect.element(main().getByRole('button', { name, exact: true })).not.toBeInTheDocument();
  }
});

test.each([
  [
    'en',
    /Your order.*PlanVPS NVMe 8.*LocationFrankfurt, Germany.*10040, €53\.90.*Pay byDec 4, 2026.*isn’t paid by Dec 4, 2026 \(UTC\)/,
    'Pay invoice 10040',
  ],
  ['ru', /Ваш заказ.*ТарифVPS NVMe 8.*10040, 53,90.€.*Оплатить до4 дек\. 2026.*не позднее 4 дек\. 2026.г\. \(UTC\)/, 'Оплатить счёт 10040'],
] as const)('a pending service shows its order, its deadline and the invoice to pay (%s)', async (locale, order, pay) => {
  answer('getInvoice', unpaidOrder);
  await openService('', { ...gone, status: 'pending' }, { locale, user: { ...sampleUser, language: locale } });
  await expect.element(main()).toMatchTextContent(order);
  await expect.element(main().getByRole('link', { name: pay })).toHaveAttribute('href', '/invoices/invoice/10040');
  await expect.element(tabs()).not.toBeInTheDocument();
});

test('a role without invoice access sees the order, no link to invoices, and requests none', async () => {
  const user = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, billing: 'none' as const } };
  await openService('', { ...gone, status: 'pending' }, { user });
  await expect.element(main()).toMatchTextContent(/Your order.*PlanVPS NVMe 8/);
  await expect.element(main().getByRole('link', { name: /invoice/i })).not.toBeInTheDocument();
  expect(sent('getInvoice')).toEqual([]);
});

test('a suspended service has no link to invoices for a role without access to them', async () => {
  const user = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, billing: 'none' as const } };
  await openService('', { ...gone, status: 'suspended' }, { user });
  await expect.element(main().getByText('This service is suspended')).toBeVisible();
  await expect.element(main().getByRole('link', { name: /invoice/i })).not.toBeInTheDocument();
});

test('a service in setup shows the progress and the next step', async () => {
  answer('getInvoice', sampleInvoice);
  await openService('', { ...gone, status: 'prepare' });
  await expect.element(page.getByRole('list', { name: 'Setup steps' }).getByText('Server setup')).toBeVisible();
  await expect.element(main()).toMatchTextContent(/We’re installing Debian 13.*When it’s ready, this page shows the IP addresses/);
});

test('a deleted service shows when it started and ended, and links to its invoices and activity', async () => {
  await openService('', { ...gone, status: 'delete', start_date: '2026-05-20', end_date: '2026-11-20' });
  await expect.element(main()).toMatchTextContent(/Active fromMay 20, 2026.*DeletedNov 20, 2026/);
  await expect.element(main().getByRole('link', { name: 'Find invoices' })).toHaveAttribute('href', '/invoices?q=web-1.example.com');
  expect(
    tabs()
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Overview', 'Activity']);
});
