import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { balance, decideOnSandbox, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => expectBooksToHold(api.app.database));
afterAll(() => api.close());

const newShop = async () => shopper(api.call, (await api.register()).token);
const cancel = ({ token }: Shopper, id: number, dryRun = false) =>
  api.call('cancelOrder', { token, query: { id }, body: { dry_run: dryRun } });

describe('cancelOrder', () => {
  test('shows what will be cancelled, then cancels the invoice and its pending services', async () => {
    const shop = await newShop();
    const id = await shop.order(orderItem({ count: 2 }), orderItem({ tariff: 'vps-nvme-8-de' }));
    const { amount } = await shop.invoice(id);
    const plan = success(await cancel(shop, id, true));
    expect(plan).toMatchObject({ invoice_id: id, status: 'unpaid', amount });
    expect(plan.services.map(({ tariff_name: name }) => name)).toEqual(['VPS NVMe 2', 'VPS NVMe 2', 'VPS NVMe 8']);
    expect((await shop.invoice(id)).status).toBe('unpaid');
    expect(success(await cancel(shop, id))).toEqual({ ...plan, status: 'cancelled' });
    expect((await shop.invoice(id)).status).toBe('cancelled');
    expect((await shop.services()).map(({ status }) => status)).toEqual(['delete', 'delete', 'delete']);
    expect(refusal(await cancel(shop, id)).code).toBe('invoice_cancelled');
    expect(refusal(await shop.pay(id, balance)).code).toBe('invoice_cancelled');
  });

  test("closes an open payment page, so that a cancelled order can't be paid", async () => {
    const shop = await newShop();
    const id = await shop.order();
    const { paymentId } = await shop.checkout(id);
    success(await cancel(shop, id));
    expect((await shop.sync(paymentId)).status).toBe('cancelled');
  });

  test('refuses during and after a payment', async () => {
    const shop = await newShop();
    const id = await shop.order();
    const { url, paymentId } = await shop.checkout(id);
    await decideOnSandbox(url, 'transfer');
    expect(refusal(await cancel(shop, id)).code).toBe('payment_under_way');
    expect(refusal(await cancel(shop, id, true)).code).toBe('payment_under_way');
    await decideOnSandbox(url, 'pay');
    expect((await shop.sync(paymentId)).status).toBe('succeeded');
    expect(refusal(await cancel(shop, id)).code).toBe('invoice_already_paid');
    expect((await shop.invoice(id)).status).toBe('paid');
  });

  test("finds neither another client's order nor an unknown invoice number", async () => {
    const id = await (await newShop()).order();
    const other = await newShop();
    expect(refusal(await cancel(other, id))).toMatchObject({ status: 404, code: 'not_found' });
  });
});
