import { afterAll, beforeAll, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { fillProfile, sellerFileWith } from '../invoices/seller.ts';
import { commandsOf } from '../operator/run-command.ts';
import { shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
const seller = sellerFileWith({ prices: 'net' });
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres', env: { SELLER_FILE: seller } });
});
afterAll(() => api.close());

test.each([
  ['with the VAT that is added to the price', 'DE', 1.19],
  ['without VAT that the client is not charged', 'CH', 1],
])('the list and the details of services name the price as the invoice charges it: %s', async (_what, country, factor) => {
  const shop = shopper(api.call, (await api.register()).token);
  await fillProfile(api.call, shop.token, { country, vat_id: null });
  const { amount } = await shop.invoice(await shop.order());
  const [listed] = await shop.services();
  const { price } = success(await api.call('getService', { token: shop.token, query: { id: listed?.id ?? 0 } }));
  expect([listed?.renewal_cost, price]).toEqual([amount, amount]);
  const { output } = await commandsOf(api, { SELLER_FILE: seller }).run('service', 'show', String(listed?.id));
  expect(output).toContain(factor === 1 ? 'monthly, 6.90 EUR\n' : `monthly, 6.90 EUR, invoiced as ${amount.toFixed(2)} EUR\n`);
  const gross = shopper(api.call, (await api.register()).token);
  await fillProfile(api.call, gross.token, { country: 'CH', vat_id: null });
  expect(amount / (await gross.invoice(await gross.order())).amount).toBeCloseTo(factor, 2);
});
