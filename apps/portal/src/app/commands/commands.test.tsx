import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, openEvents, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { openService } from '../../../test/open-service.ts';
import {
  balanceMethod,
  pageOf,
  sampleInvoice,
  sampleInvoiceSummary,
  sampleService,
  sampleTicket,
  sampleTicketSummary,
  sampleUser,
} from '../../../test/samples.ts';
import { session, store } from '../../platform/store.ts';
import { themeAtom } from '../../platform/theme.ts';

const menu = () => page.getByRole('dialog', { name: 'Search' });
const input = () => page.getByRole('combobox', { name: 'Search' });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const ctrlK = '{Control>}k{/Control}';

async function openMenu(): Promise<void> {
  // The shortcut works only once the shell is mounted.
  await expect.element(page.getByRole('navigation').first()).toBeInTheDocument();
  await userEvent.keyboard(ctrlK);
  await expect.element(input()).toHaveFocus();
}

const nothing = { categories: [], items: [] };

beforeEach(() => {
  answer('listServices', pageOf());
  answer('listInvoices', pageOf());
  answer('listTickets', pageOf());
  answer('listFaq', nothing);
});

test.each([ctrlK, '{Meta>}k{/Meta}'])('%s opens the command menu, which finds a screen by a synonym, and Enter opens it', async (keys) => {
  const portal = await openPortal('/settings/payment');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payment settings' })).toBeVisible();
  await userEvent.keyboard(keys);
  await expect.element(input()).toHaveFocus();
  await userEvent.keyboard('bills');
  await expect.element(option('My invoices')).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.poll(portal.address).toBe('/invoices');
  await expect.element(menu()).not.toBeInTheDocument();
});

test('the command menu finds services, invoices, tickets and questions with one search', async () => {
  answer('listServices', pageOf(sampleService));
  answer('listInvoices', pageOf(sampleInvoiceSummary));
  answer('listTickets', pageOf(sampleTicketSummary));
  answer('listFaq', {
    categories: [{ id: 'payment', title: 'Payment' }],
    items: [{ id: 'payment/top-up', category: 'payment', title: 'How do I top up?' }],
  });
  const portal = await openPortal('/settings/payment');
  await openMenu();
  // Fills in one step, because typing slowly would send several searches.
  await input().fill('acme');
  const group = (name: string) => menu().getByRole('group', { name });
  await expect.element(group('Services').getByRole('option')).toMatchTextContent(/web-1\.example\.com.*VPS NVMe 8/);
  await expect.element(group('Invoices').getByRole('option')).toMatchTextContent(/10040.*€53\.90/);
  await expect.element(group('Tickets').getByRole('option')).toMatchTextContent(/Reverse DNS for mail\.acme\.dev.*512/);
  await expect.element(group('FAQ').getByRole('option')).toMatchTextContent('How do I top up?');
  for (const id of ['listServices', 'listInvoices', 'listTickets'] as const) {
    expect(sent(id).map(({ query }) => query)).toEqual([{ page: '1', 'per-page': '5', q: 'acme' }]);
  }
  expect(sent('listFaq').map(({ query }) => query)).toEqual([{ q: 'acme' }]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(option(/How do I top up/)).toHaveAttribute('data-highlighted');
  answer('getFaqEntry', { id: 'payment/top-up', category: 'payment', title: 'How do I top up?', body: 'So.', helpful: null });
  await userEvent.keyboard('{Enter}');
  await expect.poll(portal.address).toBe('/supports/faq?entry=payment%2Ftop-up');
});

test('the command menu says when it is searching, finds nothing, or could not search everything', fullOnly, async () => {
  const answered = Promise.withResolvers<void>();
  hold('listTickets', answered.promise);
  await openPortal('/settings/payment');
  await openMenu();
  await userEvent.keyboard('atlantis');
  await expect.element(menu().getByText('Searching…').last()).toBeVisible();
  answered.resolve();
  await expect.element(menu().getByText('Nothing found').last()).toBeVisible();
  refuse('listTickets', 422, { code: 'validation_failed' });
  await userEvent.keyboard(' two');
  await expect.element(menu().getByText('We couldn’t search everything. Try again in a moment.').first()).toBeVisible();
});

test('the results of a former text are not offered for a text that they do not match', fullOnly, async () => {
  const invoice = (id: number) => pageOf({ ...sampleInvoiceSummary, id });
  answer('listInvoices', invoice(1001));
  const portal = await openPortal('/settings/payment');
  await openMenu();
  await input().fill('100');
  await expect.element(option(/^1001/)).toHaveAttribute('data-highlighted');
  const answered = Promise.withResolvers<void>();
  answer('listInvoices', invoice(1002));
  hold('listInvoices', answered.promise);
  await input().fill('1002');
  // Not a moment later: the search begins after a pause in typing.
  expect(option(/^1001/).elements()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent('listInvoices').at(-1)?.query['q']).toBe('1002');
  await expect.element(option(/^1001/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  answered.resolve();
  await expect.element(option(/^1002/)).toHaveAttribute('data-highlighted');
  expect(portal.address()).toBe('/settings/payment');
});

test('the command menu neither offers nor requests what a role cannot access', async () => {
  const user = { ...sampleUser, is_main: false, roles: { services: 'none', billing: 'none', support: 'write', people: 'none' } as const };
  answer('getAccountMeta', user);
  store.set(session.enterAtom, { accessToken: 'pat_test', user });
  answer('listTickets', pageOf(sampleTicketSummary));
  await openPortal('/supports/faq', { guest: true });
  await openMenu();
  await expect.element(option('Tickets')).toBeVisible();
  expect(
    menu()
      .getByRole('option', { name: /services|invoices|Traffic|statement|Cart|Payment settings/ })
      .elements(),
  ).toEqual([]);
  await userEvent.keyboard('acme');
  await expect.element(option(/Reverse DNS/)).toBeVisible();
  expect([...sent('listServices'), ...sent('listInvoices')]).toEqual([]);
});

test('the command menu sets the theme and language, and finds a language by its native name', fullOnly, async () => {
  onTestFinished(() => store.set(themeAtom, 'auto'));
  answer('updateUser', { ...sampleUser, language: 'ru' });
  await openPortal('/settings/payment');
  await openMenu();
  await userEvent.keyboard('dark');
  await expect.element(option('Theme: Dark')).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  await openMenu();
  await userEvent.keyboard('русский');
  await expect.element(option('Language: Русский')).toHaveAttribute('data-highlighted');
  answer('getAccountMeta', { ...sampleUser, language: 'ru' });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Настройки оплаты' })).toBeVisible();
  await expect.poll(() => sent('updateUser')[0]?.body).toEqual({ language: 'ru' });
  await userEvent.keyboard(ctrlK);
  const russian = page.getByRole('combobox', { name: 'Поиск' });
  await expect.element(russian).toHaveFocus();
  await userEvent.keyboard('пароль');
  await expect.element(option('Настройки пользователя')).toHaveAttribute('data-highlighted');
});

test('the command menu runs the open service’s actions, including their confirmations', fullOnly, async () => {
  openEvents();
  await openService('');
  await expect.element(page.getByRole('button', { name: 'Restart' })).toBeVisible();
  await openMenu();
  const group = menu().getByRole('group', { name: 'web-1.example.com' });
  await expect.element(group.getByRole('option', { name: 'Network' })).toBeVisible();
  await userEvent.keyboard('restart');
  await expect.element(option('Restart')).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('button', { name: 'Restart' })).toBeVisible();
  // The keyboard focus moves into the dialog.
  await expect.poll(() => question.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(sent('changeServicePower')).toEqual([]);
});

test('the command menu leads to paying the open invoice, and offers nothing from a page that was left', fullOnly, async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [balanceMethod] });
  const portal = await openPortal('/invoices/invoice/10040');
  const pay = page.getByRole('button', { name: 'Pay €53.90 from balance' });
  await expect.element(pay).toBeVisible();
  await openMenu();
  await expect.element(menu().getByRole('group', { name: 'Invoice 10040' }).getByRole('option')).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.element(pay).toHaveFocus();
  expect(sent('payInvoice')).toEqual([]);
  await openMenu();
  await userEvent.keyboard('statement');
  await expect.element(option('Balance history')).toHaveAttribute('data-highlighted');
  answer('listBalanceEntries', pageOf());
  await userEvent.keyboard('{Enter}');
  await expect.poll(portal.address).toBe('/invoices/statement');
  await openMenu();
  await expect.element(menu().getByRole('group', { name: 'Go to' })).toBeVisible();
  expect(menu().getByRole('group', { name: 'Invoice 10040' }).elements()).toEqual([]);
});

test('the command menu starts a reply to the open ticket, and closes the ticket once confirmed', fullOnly, async () => {
  answer('getTicket', sampleTicket);
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
  await openPortal('/supports/tickets/512');
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
  await openMenu();
  await userEvent.keyboard('your reply');
  await expect.element(option('Your reply')).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Your reply' })).toHaveFocus();
  await openMenu();
  await userEvent.keyboard('close ticket');
  await expect.element(option('Close ticket')).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog').getByRole('button', { name: 'Close ticket' })).toBeVisible();
});

test('Escape returns the focus to where it was', fullOnly, async () => {
  await openPortal('/settings/payment');
  const collapse = page.getByRole('button', { name: 'Collapse the sidebar' });
  await expect.element(collapse).toBeVisible();
  collapse.element().focus();
  await openMenu();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(collapse).toHaveFocus();
});

test.each([
  ['en', 'Search'],
  ['ru', 'Поиск'],
] as const)('the command menu is in the header of a phone and in the user menu (%s)', fullOnly, async (locale, name) => {
  await openPortal('/settings/payment', { locale });
  await page.getByRole('button', { name: 'Mira' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect.element(page.getByRole('combobox', { name })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1440, 900));
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect.element(page.getByRole('dialog', { name })).toBeVisible();
});
