import { randomUUID } from 'node:crypto';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { balance, decideOnSandbox, expectBooksToHold, orderItem, sandbox, shopper, type Shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

describe.each(testedDatabases)('payInvoice on %s', (database) => {
  let api: TestApi;
  let client: Shopper;
  beforeAll(async () => {
    api = await startTestApi({ database });
    client = shopper(api.call, (await api.register()).token);
    await client.fund(50);
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  describe('200', () => {
    test('from the balance: pays at once and sets up the services with an address and a due date', async () => {
      const before = await client.balance();
      const id = await client.order(orderItem({ count: 2 }));
      expect(success(await client.pay(id, balance))).toMatchObject({ status: 'success', next_action: 'none', url: null, payment_id: null });
      expect(await client.invoice(id)).toMatchObject({ status: 'paid', payments: [{ method: 'Account balance', status: 'succeeded' }] });
      expect(await client.balance()).toBeCloseTo(before - 13.8, 5);
      const active = (await client.activeServices(2)).filter(({ invoice_id }) => invoice_id === id);
      expect(new Set(active.map(({ ip }) => ip)).size).toBe(2);
      for (const { next_due_date } of active) expect(next_due_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    test('the same key pays once and gets the same response after the invoice is paid', async () => {
      const id = await client.order();
      const key = randomUUID();
      const first = success(await client.pay(id, balance, key));
      expect(success(await client.pay(id, balance, key))).toEqual(first);
      expect((await client.invoice(id)).payments).toHaveLength(1);
    });

    test('through the gateway: only the webhook pays the invoice', async () => {
      const id = await client.order();
      const { url, paymentId } = await client.checkout(id);
      expect(new URL(url).pathname).toMatch(/^\/sandbox-gateway\/checkout\/[\w-]{24}$/);
      expect(await decideOnSandbox(url, 'pay')).toBe(`${api.url}/invoices/invoice/${id}?payment=${paymentId}`);
      const paid = await waitFor('the webhook', async () => {
        const invoice = await client.invoice(id);
        return invoice.status === 'paid' ? invoice : undefined;
      });
      expect(paid.payments).toMatchObject([{ id: paymentId, status: 'succeeded' }]);
    });

    test('a declined payment can be followed by a new one', async () => {
      const id = await client.order();
      const declined = await client.checkout(id);
      await decideOnSandbox(declined.url, 'decline');
      const again = await client.checkout(id);
      expect(again.paymentId).not.toBe(declined.paymentId);
      await decideOnSandbox(again.url, 'pay');
      expect(await client.sync(again.paymentId)).toMatchObject({ status: 'succeeded' });
      const { payments } = await client.invoice(id);
      expect(payments.map(({ status }) => status)).toEqual(['succeeded', 'declined']);
    });

    test('a payer who left returns to the same checkout', async () => {
      const id = await client.order();
      const first = await client.checkout(id);
      await decideOnSandbox(first.url, 'leave');
      expect(await client.sync(first.paymentId)).toMatchObject({ status: 'pending' });
      expect(await client.checkout(id)).toEqual(first);
      expect((await client.invoice(id)).payments).toHaveLength(1);
    });

    test('paid from the balance during an open checkout: later money goes to the balance and the response says so', async () => {
      const id = await client.order();
      const { url, paymentId } = await client.checkout(id);
      success(await client.pay(id, balance));
      const before = await client.balance();
      await decideOnSandbox(url, 'pay');
      expect(await client.sync(paymentId)).toMatchObject({ status: 'succeeded', invoice_id: id, credited: true });
      expect(await client.balance()).toBeCloseTo(before + 6.9, 5);
      const { payments } = await client.invoice(id);
      expect(new Map(payments.map(({ id: payment, credited }) => [payment === paymentId, credited]))).toEqual(
        new Map([
          [true, true],
          [false, false],
        ]),
      );
    });
  });

  describe('409', () => {
    test.each([balance, sandbox])('refuses a paid invoice, by method %s', async (method) => {
      const id = await client.order();
      const { url, paymentId } = await client.checkout(id);
      await decideOnSandbox(url, 'pay');
      await client.sync(paymentId);
      expect(refusal(await client.pay(id, method))).toMatchObject({ status: 409, code: 'invoice_already_paid' });
    });

    test.each([balance, sandbox])('refuses a cancelled invoice, by method %s', async (method) => {
      const id = await client.order();
      await api.app.database.transaction(async (tx) => {
        await tx.updateTable('invoice').set({ status: 'cancelled', cancelled_at: new Date() }).where('id', '=', id).execute();
        await tx.updateTable('service').set({ status: 'delete' }).where('invoice_id', '=', id).execute();
      });
      expect(refusal(await client.pay(id, method))).toMatchObject({ status: 409, code: 'invoice_cancelled' });
    });

    test('refuses a balance that is too low and books nothing', async () => {
      const id = await client.order(orderItem({ tariff: 'dedicated-epyc-7443p-nl', billing_cycle: 'annually' }));
      const before = await client.balance();
      expect(refusal(await client.pay(id, balance))).toMatchObject({ status: 409, code: 'balance_insufficient' });
      expect(await client.balance()).toBe(before);
      expect(await client.invoice(id)).toMatchObject({ status: 'unpaid', payments: [] });
    });
  });

  test('422: refuses an unknown method', async () => {
    const id = await client.order();
    expect(refusal(await client.pay(id, 77))).toMatchObject({
      status: 422,
      errors: [{ path: 'paymentmethod', code: 'payment_method_unknown' }],
    });
  });

  test('422: refuses a key that was used for another invoice', async () => {
    const key = randomUUID();
    success(await client.pay(await client.order(), balance, key));
    expect(refusal(await client.pay(await client.order(), balance, key)).code).toBe('idempotency_key_reused');
  });
});

test('payInvoice 429: answers after sixty attempts in ten minutes', fullOnly, async () => {
  const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const client = shopper(api.call, (await api.register()).token);
    for (let tries = 0; tries < 60; tries += 1) refusal(await client.pay(1, balance));
    expect(refusal(await client.pay(1, balance))).toMatchObject({ status: 429, code: 'too_many_requests' });
  } finally {
    await api.close();
  }
});
