import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { pageOf, sampleInvoiceSummary, sampleTicketSummary, sampleUser } from '../../test/samples.ts';
import { observeServerTime, serverNow } from './server-clock.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const answeredAt = (time: string) => new Response(null, { headers: { date: new Date(time).toUTCString() } });

test('an invoice is overdue by the server’s clock, which a test has set ahead', async () => {
  answer('listInvoices', pageOf({ ...sampleInvoiceSummary, status: 'unpaid', due_date: inDays(5).slice(0, 10) }));
  await openPortal('/invoices', { user: { ...sampleUser, clock_ahead_ms: 30 * dayMs } });
  await expect.element(page.getByText('Unpaid, overdue')).toBeVisible();
});

test('relative times follow the server’s clock', async () => {
  answer('listTickets', pageOf({ ...sampleTicketSummary, updated_at: inDays(28) }));
  await openPortal('/supports', { user: { ...sampleUser, clock_ahead_ms: 30 * dayMs } });
  await expect.element(page.getByText('2 days ago')).toBeVisible();
});

test('a browser with a wrong clock takes the time from responses, to within seconds', () => {
  onTestFinished(() => observeServerTime(answeredAt(inDays(0))));
  observeServerTime(answeredAt(inDays(3)));
  expect(Math.abs(serverNow() - (Date.now() + 3 * dayMs))).toBeLessThan(10_000);
  observeServerTime(new Response(null));
  expect(serverNow()).toBeGreaterThan(Date.now() + 2 * dayMs);
  observeServerTime(answeredAt(new Date(Date.now() + 4000).toISOString()));
  expect(serverNow()).toBeLessThanOrEqual(Date.now());
});
