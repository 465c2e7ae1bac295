import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Roles } from '@portico/contract';
import { extensions } from '@portico/contract/operations';
import { answer, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { pageOf, sampleInvoice, sampleTicket, sampleUser } from '../../../test/samples.ts';
import { sampleMetrics, sampleServer } from '../../../test/service-samples.ts';
import { answerUserSettings } from '../../../test/user-settings.ts';
import { startPage } from '../../platform/first-render.ts';
import { isStartedAtom, session, store } from '../../platform/store.ts';

async function openAs(roles: Partial<Roles>, address: string) {
  const user = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, ...roles } };
  answer('getAccountMeta', user);
  store.set(session.enterAtom, { accessToken: 'pat_test', user });
  return openPortal(address, { guest: true });
}

test('an area that a role cannot access has no links, and its pages say why', async () => {
  await openAs({ services: 'none', billing: 'none' }, '/services/my');
  await expect.element(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
  await expect.element(page.getByText(/Your role doesn’t include this area \(services\)/)).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect.element(links).not.toMatchTextContent(/My services|My invoices/);
  await expect.element(page.getByRole('button', { name: 'Top up' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Go to client profile' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Client profile' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Payment settings' })).not.toBeInTheDocument();
  // A closed page sends no requests, because the API would refuse them.
  expect(sent('listServices')).toEqual([]);
});

test('a page that only serves to change something says so to a user who may view its area', fullOnly, async () => {
  await openAs({ support: 'read' }, '/supports/create-ticket');
  await expect.element(page.getByText(/Your role doesn’t let you change this \(support\)/)).toBeVisible();
});

test('a user with view-only access to invoices cannot pay them and sees why', async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  await openAs({ billing: 'read' }, '/invoices/invoice/10040');
  const pay = page.getByRole('button', { name: /^Pay/ });
  await expect.element(pay).toHaveAccessibleDescription(/Your role doesn’t let you change this \(invoices and payments\)/);
  await expect.element(page.getByRole('button', { name: 'Top up' })).toHaveAttribute('aria-disabled', 'true');
});

test.each<[what: string, roles: Partial<Roles>, address: string, shown: string, link: string]>([
  ['a paid invoice', { services: 'none' }, '/invoices/invoice/10040', 'Invoice 10040', 'See my services'],
  ['an empty list of invoices', { services: 'none' }, '/invoices', 'My invoices', 'Order new service'],
  ['a ticket about a service', { services: 'none' }, '/supports/tickets/512', sampleTicket.subject, 'web-1.example.com'],
  ['a service that support has suspended', { support: 'read' }, '/services/31', 'web-1.example.com', 'Contact support'],
  ['a search of the FAQ', { support: 'read' }, '/supports/faq?q=zzz', 'FAQ', 'Create ticket'],
])('%s has no link to a page that is closed to the reader', async (_what, roles, address, shown, link) => {
  answer('getInvoice', { ...sampleInvoice, status: 'paid', paid_date: '2026-11-21' });
  answer('listInvoices', pageOf());
  answer('getTicket', sampleTicket);
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
  answer('getService', { ...sampleServer, status: 'suspended', suspension: 'support' });
  answer('getServiceMetrics', sampleMetrics);
  answer('listFaq', { categories: [], items: [] });
  await openAs(roles, address);
  await expect.element(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
  const links = page.getByRole('main').getByRole('link', { name: link });
  await expect.element(links).not.toBeInTheDocument();
  store.set(session.userAtom, sampleUser);
  await expect.element(links).toBeVisible();
});

test('the support area of a role without access to tickets is the FAQ', async () => {
  answer('listFaq', { categories: [], items: [] });
  const portal = await openAs({ support: 'none' }, '/supports');
  await expect.poll(portal.address).toBe('/supports/faq');
});

test('the support area of a role without access to tickets says so if there is no FAQ', async () => {
  const user = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, support: 'none' as const } };
  // A page that is loaded there is led on before its first render has ended.
  store.set(isStartedAtom, false);
  onTestFinished(startPage);
  answer('listTickets', pageOf());
  const portal = await openPortal('/supports', { user: { ...user, extensions: extensions.filter((name) => name !== 'faq') } });
  await expect.poll(portal.address).toBe('/supports/tickets');
  startPage();
  await expect.element(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
});

test('an operator acting as a client cannot open the sign-in settings and sees no link to them', async () => {
  answerUserSettings();
  const until = '2099-11-22T10:15:00Z';
  const user = { ...sampleUser, impersonation: { operator: 'Olga', reason: 'Ticket 4711', can_write: true, until } };
  answer('getAccountMeta', user);
  store.set(session.enterAtom, { accessToken: 'pat_test', user });
  await openPortal('/settings/user', { guest: true });
  await expect.element(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
  await expect.element(page.getByText(/can’t see how a client signs in/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to client profile' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Client profile' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'User settings' })).not.toBeInTheDocument();
});

test('an operator who changes the language leaves the client’s as it is', async () => {
  const until = '2099-11-22T10:15:00Z';
  const user = { ...sampleUser, impersonation: { operator: 'Olga', reason: 'Ticket 4711', can_write: true, until } };
  answer('getAccountMeta', user);
  answer('updateUser', user);
  answer('listServices', pageOf());
  store.set(session.enterAtom, { accessToken: 'pat_test', user });
  await openPortal('/services/my', { guest: true });
  await page.getByRole('button', { name: /^Mira/ }).click();
  await page.getByRole('menuitem', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Мои услуги' })).toBeVisible();
  await page.getByRole('button', { name: /^Mira/ }).click();
  await page.getByRole('menuitem', { name: /^Язык/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My services' })).toBeVisible();
  expect(sent('updateUser')).toEqual([]);
});

test.each([
  ['en', 'Test clock', 'The server’s clock is set ahead for a test: it’s'],
  ['ru', 'Тестовые часы', 'Часы сервера переведены вперёд для проверки: сейчас'],
] as const)('every page says when the test clock is ahead (%s)', async (locale, region, notice) => {
  const user = { ...sampleUser, clock_ahead_ms: 3_456_000_000 };
  answer('getAccountMeta', user);
  answer('listServices', pageOf());
  store.set(session.enterAtom, { accessToken: 'pat_test', user });
  await openPortal('/services/my', { guest: true, locale });
  await expect.element(page.getByRole('region', { name: region })).toMatchTextContent(notice);
});
