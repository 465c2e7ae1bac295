import type { InvoiceSummary, ServiceSummary } from '@portico/contract';
import { success } from '../contract-client.ts';
import type { Customer } from './customer.ts';
import type { KilledApi } from './killed-api.ts';

type Found = { invoices: InvoiceSummary[]; services: ServiceSummary[]; balance: number };

async function lookAt(api: KilledApi, token: string): Promise<Found> {
  return await api.untilAnswered(async ({ call }) => {
    const invoices = success(await call('listInvoices', { token, query: { 'per-page': 100 } }));
    const services = success(await call('listServices', { token, query: { 'per-page': 100 } }));
    const { balance } = success(await call('getAccountMeta', { token }));
    if (invoices.total > 100 || services.total > 100) throw new Error('a customer bought more than one page shows');
    return { invoices: invoices.items, services: services.items, balance };
  });
}

/** Verifies that everything acknowledged exists once, and that unacknowledged requests exist at most once. */
export async function verifyMemory(api: KilledApi, { token, email, memory }: Customer): Promise<void> {
  const remembered = memory.orders.map((order) => ({ ...order }));
  const { invoices, services } = await lookAt(api, token);
  const fail = (what: string): never => {
    throw new Error(`${email}: ${what}`);
  };
  for (const { invoiceId, count, acknowledgedAs } of remembered) {
    const found = invoices.filter(({ id }) => id === invoiceId);
    if (found.length !== 1) fail(`invoice ${invoiceId} is there ${found.length} times`);
    if (acknowledgedAs === 'paid' && found[0]?.status !== 'paid') fail(`invoice ${invoiceId} was paid and is ${found[0]?.status}`);
    const servers = services.filter(({ invoice_id }) => invoice_id === invoiceId);
    if (servers.length !== count) fail(`invoice ${invoiceId} has ${servers.length} services, ordered were ${count}`);
  }
  if (invoices.length > memory.attemptedOrders) fail(`${invoices.length} invoices for ${memory.attemptedOrders} orders`);
}

/** Returns whether nothing is in progress: counts and balance are exact, and every paid service is set up. */
export async function isSettled(api: KilledApi, { token, email, memory }: Customer): Promise<boolean> {
  const { invoices, services, balance } = await lookAt(api, token);
  const expected = (memory.toppedUpCents - memory.spentFromBalanceCents) / 100;
  if (invoices.length !== memory.orders.length) throw new Error(`${email}: ${invoices.length} invoices for ${memory.orders.length} orders`);
  if (balance !== expected) throw new Error(`${email}: the balance is ${balance}, and should be ${expected}`);
  const paid = new Set(invoices.filter(({ status }) => status === 'paid').map(({ id }) => id));
  return services.every(({ status, invoice_id }) => status === (paid.has(invoice_id ?? 0) ? 'active' : 'pending'));
}
