import { randomUUID } from 'node:crypto';
import type { Invoice, OrderItem, Payment, ServiceSummary } from '@portico/contract';
import { expect } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { checkLedger } from '../src/modules/billing/ledger/check-ledger.ts';
import { success, type Call } from './contract-client.ts';
import { waitFor } from './wait-for.ts';

export const balance = 1;
export const sandbox = 2;

export function orderItem(changes: Partial<OrderItem> = {}): OrderItem {
  return { tariff: 'vps-nvme-2-de', configoptions: {}, count: 1, billing_cycle: 'monthly', promocode: null, ...changes };
}

/** A client's actions in the shop, over HTTP. */
export function shopper(call: Call, token: string) {
  const pay = async (invoiceId: number, paymentmethod: number, idempotencyKey: string = randomUUID()) =>
    call('payInvoice', { token, idempotencyKey, query: { id: invoiceId }, body: { paymentmethod } });
  return {
    token,
    pay,
    place: (items: OrderItem[], idempotencyKey: string = randomUUID()) =>
      call('placeOrder', { token, idempotencyKey, body: { order_items: items, payment_method: 1 } }),
    async order(...items: OrderItem[]): Promise<number> {
      const body = { order_items: items.length === 0 ? [orderItem()] : items, payment_method: 1 as const };
      return success(await call('placeOrder', { token, idempotencyKey: randomUUID(), body })).invoice_id;
    },
    /** Starts a payment through the gateway. */
    async checkout(invoiceId: number): Promise<{ url: string; paymentId: string }> {
      return redirectOf(success(await pay(invoiceId, sandbox)));
    },
    async topUp(amount: number): Promise<{ url: string; paymentId: string }> {
      return redirectOf(
        success(await call('topUpBalance', { token, idempotencyKey: randomUUID(), body: { paymentmethod: sandbox, amount } })),
      );
    },
    async fund(amount: number): Promise<void> {
      const { url, paymentId } = await this.topUp(amount);
      await decideOnSandbox(url, 'pay');
      expect((await this.sync(paymentId)).status).toBe('succeeded');
    },
    sync: async (paymentId: string): Promise<Payment> => success(await call('syncPayment', { token, query: { id: paymentId } })),
    invoice: async (id: number): Promise<Invoice> => success(await call('getInvoice', { token, query: { id } })),
    services: async (): Promise<ServiceSummary[]> => success(await call('listServices', { token, query: { 'per-page': 100 } })).items,
    balance: async (): Promise<number> => success(await call('getAccountMeta', { token })).balance,
    activeServices: (count: number): Promise<ServiceSummary[]> =>
      waitFor(`${count} active services`, async () => {
        const { items } = success(await call('listServices', { token, query: { status: ['active'], 'per-page': 100 } }));
        return items.length >= count ? items : undefined;
      }),
  };
}

export type Shopper = ReturnType<typeof shopper>;

function redirectOf(start: { url: string | null; payment_id: string | null }): { url: string; paymentId: string } {
  if (start.url === null || start.payment_id === null) throw new Error('no redirect to a gateway');
  return { url: start.url, paymentId: start.payment_id };
}

/** Decides on the sandbox's page as a payer does. Returns where it redirects. */
export async function decideOnSandbox(url: string, decision: 'pay' | 'decline' | 'leave' | 'transfer'): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

/** Called at the end of every test that moves money. */
export async function expectBooksToHold(database: Database): Promise<void> {
  expect((await database.read(checkLedger)).findings).toEqual([]);
}
