import { fullOnly } from '@portico/test-depth/daily-if';
import { onlineManager } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, answerRaw, hold, loseAnswers, refuse, sent } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { otherCard, pageOf, sampleCard, sampleTicket } from '../../test/samples.ts';
import { changeLocale } from '../platform/locale.ts';
import { store } from '../platform/store.ts';
import { queryClient } from './cache/query-client.ts';

const makeDefault = () => page.getByRole('button', { name: /^Make default: / });
const mutations = () => queryClient.getMutationCache().findAll({ mutationKey: ['makeCardDefault'] });

beforeEach(() => {
  answer('listCards', { items: [sampleCard, otherCard], max: 10 });
  answer('getTicket', sampleTicket);
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
});

test('an operation is a mutation under its own name, sent once while it is pending', async () => {
  const answered = Promise.withResolvers<void>();
  answer('makeCardDefault', { status: 'success', message: '' });
  hold('makeCardDefault', answered.promise);
  await openPortal('/settings/payment');
  await makeDefault().dblClick();
  expect(mutations().map(({ state }) => state.status)).toEqual(['pending']);
  answered.resolve();
  await expect.poll(() => mutations()[0]?.state.status).toBe('success');
  expect(sent('makeCardDefault')).toHaveLength(1);
});

test('an operation fails at once while offline, and is not sent later', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  loseAnswers('makeCardDefault');
  await openPortal('/settings/payment');
  await expect.element(makeDefault()).toBeVisible();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await makeDefault().click();
  await expect.element(page.getByText(/We can’t reach the server/)).toBeVisible();
  onlineManager.setOnline(true);
  expect(mutations().map(({ state }) => state.status)).toEqual(['error']);
  expect(sent('makeCardDefault')).toHaveLength(1);
});

test('what an operation sent leaves memory with its screen', async () => {
  answer('makeCardDefault', { status: 'success', message: '' });
  answer('listInvoices', pageOf());
  await openPortal('/settings/payment');
  await makeDefault().click();
  await expect.poll(() => mutations()[0]?.state.status).toBe('success');
  await page.getByRole('link', { name: 'My invoices' }).click();
  await expect.poll(mutations).toEqual([]);
});

test('a failure takes the place of the one before it, and a success that of both', fullOnly, async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  refuse('makeCardDefault', 503, { code: 'unavailable', message: 'Cards are locked for a moment.' });
  await openPortal('/settings/payment');
  await makeDefault().click();
  const refused = page.getByText('Cards are locked for a moment.');
  await expect.element(refused).toBeVisible();
  loseAnswers('makeCardDefault');
  await makeDefault().click();
  const lost = page.getByText(/We can’t reach the server/);
  await expect.element(lost).toBeVisible();
  // Before a toast's ten seconds are over.
  await expect.element(refused, { timeout: 3_000 }).not.toBeInTheDocument();
  answer('makeCardDefault', { status: 'success', message: '' });
  await makeDefault().click();
  await expect.element(lost, { timeout: 3_000 }).not.toBeInTheDocument();
});

test('a dialog shows what failed, and only a failure of the server gets a toast as well', async () => {
  const toasts = page.getByRole('region', { name: /Notifications/ });
  const dialog = page.getByRole('alertdialog');
  const close = dialog.getByRole('button', { name: 'Close ticket' });
  const locked = toasts.getByText('Tickets are locked for a moment.');
  refuse('closeTicket', 503, { code: 'unavailable', message: 'Tickets are locked for a moment.' });
  await openPortal('/supports/tickets/512');
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await close.click();
  await expect.element(dialog).toMatchTextContent(/Tickets are locked for a moment\./);
  await expect.element(locked).toBeVisible();
  refuse('closeTicket', 409, { code: 'ticket_closed', message: 'This ticket is closed.' });
  await close.click();
  await expect.element(dialog).toMatchTextContent(/This ticket is closed\./);
  await expect.element(locked).not.toBeInTheDocument();
  expect(toasts.getByText('This ticket is closed.').elements()).toEqual([]);
});

test.each([
  ['the text of its status', 502, 'Bad Gateway', 'Bad Gateway'],
  ['“Unknown error” if it has none', 500, '', 'Unknown error'],
])('the toast of a server failure without a message says %s', async (_what, status, statusText, shown) => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerRaw('closeTicket', status, statusText);
  await openPortal('/supports/tickets/512');
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close ticket' }).click();
  await expect.element(page.getByRole('region', { name: /Notifications/ }).getByText(shown)).toBeVisible();
});

test('a failure stays where it is shown when the language changes, without the server’s sentence in the one before', async () => {
  refuse('closeTicket', 409, { code: 'ticket_closed', message: 'This ticket is closed.' });
  await openPortal('/supports/tickets/512');
  await page.getByRole('button', { name: 'Close ticket' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Close ticket' }).click();
  const failure = dialog.getByRole('alert');
  await expect.element(failure).toMatchTextContent('This ticket is closed.');
  await changeLocale(store, 'ru');
  await expect.element(failure).toMatchTextContent('Не удалось закрыть тикет');
  await changeLocale(store, 'en');
  await expect.element(failure).toMatchTextContent('This ticket is closed.');
});

test('a lost connection stays where it is shown when the language changes', async () => {
  loseAnswers('closeTicket');
  await openPortal('/supports/tickets/512');
  await page.getByRole('button', { name: 'Close ticket' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Close ticket' }).click();
  await expect.element(dialog).toMatchTextContent(/We can’t reach the server/);
  await changeLocale(store, 'ru');
  await expect.element(dialog).toMatchTextContent(/Сервер недоступен/);
});
