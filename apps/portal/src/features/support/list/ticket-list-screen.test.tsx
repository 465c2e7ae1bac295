import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, openEvents, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleTicketSummary, sampleUser } from '../../../../test/samples.ts';
import { session, store } from '../../../platform/store.ts';

const table = () => page.getByRole('table', { name: 'Tickets' });
const hour = 3_600_000;

test('the list shows each ticket with number, department, service, status and last update, and marks unread ones', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
  answer(
    'listTickets',
    pageOf(
      { ...sampleTicketSummary, unread: true, updated_at: ago(3) },
      {
        ...sampleTicketSummary,
        id: 513,
        subject: '<b>\u202ebold</b>',
        status: 'closed',
        department: 'finance',
        service: null,
        updated_at: ago(72),
      },
    ),
  );
  await openPortal('/supports/tickets');
  const row = (name: RegExp) => table().getByRole('row', { name });
  await expect.element(row(/512/)).toMatchTextContent(/Reverse DNS.*New reply.*512.*Support.*web-1\.example\.com.*Answered.*3 hours ago/);
  await expect.element(row(/513/)).toMatchTextContent(/<b>.*bold<\/b>.*Finance.*—.*Closed.*3 days ago/);
  await expect.element(row(/513/)).not.toMatchTextContent(/New reply/);
  expect(table().element().querySelector('td b')).toBeNull();
  await expect.element(table().getByRole('link', { name: /Reverse DNS/ })).toHaveAttribute('href', '/supports/tickets/512');
  expect(document.title).toBe('Tickets · Portico');
});

test('the list keeps search, status, department and unread in the URL and sends them to the server', async () => {
  answer('listTickets', pageOf(sampleTicketSummary));
  const portal = await openPortal('/supports/tickets?q=dns&status=open&unread=1&page=2');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: /Status/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Answered' }).click();
  await expect.poll(portal.address).toBe('/supports/tickets?q=dns&status=open%2Cadmin-reply&unread=1');
  await expect
    .poll(() => sent('listTickets').at(-1)?.query)
    .toEqual({ page: '1', 'per-page': '25', q: 'dns', status: 'open,admin-reply', unread: '1' });
});

test('a link with filters shows one chip for each property, which removes all of its values', fullOnly, async () => {
  answer('listTickets', pageOf(sampleTicketSummary));
  const portal = await openPortal('/supports/tickets?status=open,admin-reply,lost&department=finance');
  await expect.element(page.getByRole('checkbox', { name: 'Unread only' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove the filter Status: Open or Answered' }).click();
  await expect.poll(portal.address).toBe('/supports/tickets?department=finance');
  await expect.poll(() => sent('listTickets').at(-1)?.query).toEqual({ page: '1', 'per-page': '25', department: 'finance' });
  await page.getByRole('checkbox', { name: 'Unread only' }).click();
  await expect.poll(portal.address).toBe('/supports/tickets?department=finance&unread=1');
});

test('the filters of tickets are entirely in Russian', fullOnly, async () => {
  answer('listTickets', pageOf(sampleTicketSummary));
  await openPortal('/supports/tickets?status=open,closed', { locale: 'ru' });
  await expect.element(page.getByRole('list', { name: 'Фильтры' })).toMatchTextContent(/Статус\s*Открыт или Закрыт/);
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click();
  await page.getByRole('menuitem', { name: /Отдел/ }).click();
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Все отделы' })).toHaveAttribute('aria-checked', 'true');
});

test('the list says when there are no tickets and when none match, and offers a way back', async () => {
  answer('listTickets', pageOf());
  const portal = await openPortal('/supports/tickets?department=finance&unread=1');
  await expect.element(page.getByText('No matching tickets')).toBeVisible();
  await page.getByRole('button', { name: 'Show all tickets' }).click();
  await expect.element(page.getByText('No tickets yet')).toBeVisible();
  expect(portal.address()).toBe('/supports/tickets');
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Create ticket' }))
    .toHaveAttribute('href', '/supports/create-ticket');
});

test('the list says why it could not be loaded, and offers a retry', async () => {
  refuse('listTickets', 422, { code: 'validation_failed', message: 'The list is being moved.' });
  await openPortal('/supports/tickets', { locale: 'ru' });
  await expect.element(page.getByText('Не удалось загрузить тикеты')).toBeVisible();
  await expect.element(page.getByText('The list is being moved.')).toBeVisible();
});

test('a view-only user sees why they cannot create a ticket', async () => {
  answer('listTickets', pageOf(sampleTicketSummary));
  const reader = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, support: 'read' as const } };
  await openPortal('/supports/tickets');
  store.set(session.userAtom, reader);
  await expect.element(page.getByRole('button', { name: 'Create ticket' })).toHaveAttribute('aria-disabled', 'true');
});

test('a new reply reorders the list', async () => {
  const push = openEvents();
  answer('listTickets', pageOf({ ...sampleTicketSummary, status: 'open' }));
  await openPortal('/supports/tickets');
  await expect.element(table()).toMatchTextContent(/Open/);
  await expect.poll(() => sent('streamEvents').length).toBeGreaterThan(0);
  answer('listTickets', pageOf({ ...sampleTicketSummary, unread: true }));
  push({
    id: '9',
    type: 'ticket.changed',
    created_at: '2026-11-21T10:12:00Z',
    resource: { type: 'ticket', id: '512' },
    status: 'admin-reply',
  });
  await expect.element(table()).toMatchTextContent(/New reply.*Answered/);
});

test('no word of the tools above the list breaks on a narrow phone in Russian', fullOnly, async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1440, 900));
  answer('listTickets', pageOf(sampleTicketSummary));
  await openPortal('/supports/tickets', { locale: 'ru', user: { ...sampleUser, language: 'ru' } });
  const filter = page.getByRole('button', { name: 'Фильтр', exact: true });
  await expect.element(filter).toBeVisible();
  expect(filter.element().getBoundingClientRect().height).toBeLessThan(44);
});
