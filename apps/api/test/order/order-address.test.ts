import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { fillProfile, sellerFileWith } from '../invoices/seller.ts';
import { expectBooksToHold, orderItem, shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

/** Tests don't require an address otherwise. An empty setting has its default. */
const byDefault = { ORDER_NEEDS_ADDRESS: '' };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { SELLER_FILE: sellerFileWith(), ...byDefault } });
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

test('by default, an order with VAT is refused while the profile has no address, names the empty fields, and is placed by the same key afterwards', async () => {
  const { token } = await api.register();
  const shop = shopper(api.call, token);
  const key = crypto.randomUUID();
  const place = () => shop.place([orderItem()], key);
  const refused = refusal(await place());
  expect(refused).toMatchObject({ status: 422, code: 'address_required' });
  expect(refused.errors.map(({ path, code }) => [path, code])).toEqual([
    ['address', 'required'],
    ['city', 'required'],
    ['zip_code', 'required'],
  ]);
  success(await api.call('updateClientProfile', { token, body: { address: 'Lindenweg 12', city: 'Hamburg' } }));
  expect(refusal(await place()).errors.map(({ path }) => path)).toEqual(['zip_code']);
  success(await api.call('updateClientProfile', { token, body: { zip_code: '20095' } }));
  expect((await shop.invoice(success(await place()).invoice_id)).tax?.buyer).toMatchObject({ address: 'Lindenweg 12', zip_code: '20095' });
});

test('a client outside the EU needs no postal code', async () => {
  const { token } = await api.register();
  await fillProfile(api.call, token, { country: 'AE', address: 'Sheikh Zayed Road 1', city: 'Dubai' });
  expect(success(await shopper(api.call, token).place([orderItem()])).status).toBe('success');
});

test('an order needs no address by default where no seller charges VAT', async () => {
  const withoutSeller = await startTestApi({ env: byDefault });
  try {
    const { token } = await withoutSeller.register();
    const shop = shopper(withoutSeller.call, token);
    expect((await shop.invoice(await shop.order())).tax).toBeNull();
    await expectBooksToHold(withoutSeller.app.database);
  } finally {
    await withoutSeller.close();
  }
});
