import type { ClientProfileUpdate, InvoiceTax, TaxTerms } from '@portico/contract';
import { sql } from 'kysely';
import { dailyRows } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { startLife } from '../renewals/life.ts';
import { balance, expectBooksToHold, orderItem, shopper, type Shopper } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { there } from '../there.ts';
import { fillProfile, sellerFileWith } from './seller.ts';

const apis = new Map<string, TestApi>();
beforeAll(async () => {
  apis.set('gross', await startTestApi({ env: { SELLER_FILE: sellerFileWith() } }));
  apis.set('net', await startTestApi({ env: { SELLER_FILE: sellerFileWith({ prices: 'net' }) } }));
});
afterAll(async () => {
  for (const api of apis.values()) {
    await expectBooksToHold(api.app.database);
    await api.close();
  }
});

type Prices = 'net' | 'gross';
const apiOf = (prices: Prices): TestApi => there(apis.get(prices));
const cents = (euros: number) => Math.round(euros * 100);

async function client(prices: Prices, profile: Partial<ClientProfileUpdate>): Promise<Shopper> {
  const api = apiOf(prices);
  const { token } = await api.register();
  await fillProfile(api.call, token, profile);
  return shopper(api.call, token);
}

async function taxedOrder(prices: Prices, profile: Partial<ClientProfileUpdate>) {
  const shop = await client(prices, profile);
  const terms = success(await apiOf(prices).call('getTaxTerms', { token: shop.token })).tax;
  // €6.90 for each of two.
  const invoice = await shop.invoice(await shop.order(orderItem({ count: 2 })));
  return { shop, terms, invoice, tax: there(invoice.tax) };
}

const german = { country: 'DE', vat_id: null };
const germanBusiness = { country: 'DE', vat_id: 'DE136695976' };
const french = { country: 'FR', vat_id: null };
const frenchBusiness = { country: 'FR', vat_id: 'FR40303265045' };
const greekWithFrenchId = { country: 'GR', vat_id: 'FR40303265045' };
const finn = { country: 'FI', vat_id: null };
const swiss = { country: 'CH', vat_id: null };

type Case = [
  who: string,
  profile: Partial<ClientProfileUpdate>,
  terms: Omit<TaxTerms, 'prices'>,
  net: Partial<InvoiceTax>,
  gross: Partial<InvoiceTax>,
];
const cases: Case[] = [
  ['a customer at home', german, { treatment: 'standard', rate: 19 }, { net: 13.8, vat: 2.62 }, { net: 11.6, vat: 2.2 }],
  ['a business at home', germanBusiness, { treatment: 'standard', rate: 19 }, { net: 13.8, vat: 2.62 }, { net: 11.6, vat: 2.2 }],
  ['a customer elsewhere in the EU', french, { treatment: 'standard', rate: 20 }, { net: 13.8, vat: 2.76 }, { net: 11.5, vat: 2.3 }],
  ['a rate with half a percent', finn, { treatment: 'standard', rate: 25.5 }, { net: 13.8, vat: 3.52 }, { net: 11, vat: 2.8 }],
  [
    'a business elsewhere in the EU',
    frenchBusiness,
    { treatment: 'reverse_charge', rate: 0 },
    { net: 13.8, vat: 0 },
    { net: 13.8, vat: 0 },
  ],
  [
    'a VAT id of another country',
    greekWithFrenchId,
    { treatment: 'standard', rate: 24 },
    { net: 13.8, vat: 3.31 },
    { net: 11.13, vat: 2.67 },
  ],
  ['somebody outside the EU', swiss, { treatment: 'outside_eu', rate: 0 }, { net: 13.8, vat: 0 }, { net: 13.8, vat: 0 }],
];

describe('getTaxTerms', () => {
  describe.each(['net', 'gross'] as const)('200, for %s prices', (prices) => {
    test.each(dailyRows(cases, prices === 'net' ? cases.length : 1))(
      '%s: the order is taxed as quoted',
      async (_who, profile, expected, net, gross) => {
        const { terms, invoice, tax } = await taxedOrder(prices, profile);
        expect(terms).toEqual({ prices, ...expected });
        expect(tax).toMatchObject({ prices, treatment: expected.treatment, ...(prices === 'net' ? net : gross) });
        expect(tax.rates).toEqual([{ rate: expected.rate, net: tax.net, vat: tax.vat }]);
        expect(cents(tax.net) + cents(tax.vat)).toBe(cents(invoice.amount));
        expect(invoice.items.map(({ amount }) => amount)).toEqual([6.9, 6.9]);
        expect(invoice.amount).toBe(prices === 'gross' ? 13.8 : cents(tax.net + tax.vat) / 100);
      },
    );
  });

  test('200: empty if no seller is configured, and invoices stay untaxed', async () => {
    const api = await startTestApi();
    const shop = shopper(api.call, (await api.register()).token);
    expect(success(await api.call('getTaxTerms', { token: shop.token }))).toEqual({ tax: null });
    expect(await shop.invoice(await shop.order())).toMatchObject({ amount: 6.9, tax: null });
    await api.close();
  });
});

test('the amount paid includes VAT', async () => {
  const { shop, invoice } = await taxedOrder('net', german);
  expect(invoice.amount).toBe(16.42);
  await shop.fund(20);
  success(await shop.pay(invoice.id, balance));
  expect(await shop.balance()).toBe(3.58);
});

test("below the one-stop shop threshold the seller's rate applies in the whole EU", fullOnly, async () => {
  const api = await startTestApi({ env: { SELLER_FILE: sellerFileWith({ one_stop_shop: false }) } });
  const { token } = await api.register();
  await fillProfile(api.call, token, finn);
  expect(success(await api.call('getTaxTerms', { token })).tax).toEqual({ prices: 'gross', treatment: 'standard', rate: 19 });
  await api.close();
});

test('seller and buyer are frozen when the invoice is issued', async () => {
  const { shop, invoice } = await taxedOrder('gross', {
    ...germanBusiness,
    company_name: 'Ängström & Co',
    address: 'Lindenweg 12',
    city: 'Hamburg',
  });
  expect(invoice.tax).toMatchObject({
    seller: { name: 'Example & Söhne Hosting GmbH', city: 'Berlin', vat_id: 'DE136695976' },
    buyer: { name: 'Ängström & Co', contact: 'Mira Novak', address: 'Lindenweg 12', city: 'Hamburg', country: 'DE', vat_id: 'DE136695976' },
  });
  await fillProfile(apiOf('gross').call, shop.token, { company_name: 'Another', country: 'CH', vat_id: null });
  expect(await shop.invoice(invoice.id)).toEqual(invoice);
  const later = await shop.invoice(await shop.order());
  expect(later.tax).toMatchObject({ treatment: 'outside_eu', buyer: { name: 'Another', country: 'CH' } });
});

test.each(testedDatabases)("%s: the database refuses changes and sums that don't add up", async (database) => {
  const api = await startTestApi({ database, env: { SELLER_FILE: sellerFileWith() } });
  const shop = shopper(api.call, (await api.register()).token);
  const id = await shop.order();
  for (const change of [
    sql`vat_cents = vat_cents + 1`,
    sql`net_cents = 1`,
    sql`tax_treatment = 'outside_eu'`,
    sql`buyer = '{}'`,
    sql`seller = null`,
  ]) {
    await expect(api.app.database.transaction((tx) => sql`update invoice set ${change} where id = ${id}`.execute(tx))).rejects.toThrow(
      /does not change/,
    );
  }
  const columns = sql`id, client_id, status, amount_cents, created_at, due_date, search_text, prices, tax_treatment, vat_rate_basis_points, seller, buyer`;
  const copy = (net: number, vat: number) =>
    api.app.database.transaction((tx) =>
      sql`insert into invoice (${columns}, net_cents, vat_cents)
        select id + 1000, client_id, status, amount_cents, created_at, due_date, search_text, prices, tax_treatment, vat_rate_basis_points, seller, buyer,
          ${net}, ${vat} from invoice where id = ${id}`.execute(tx),
    );
  await expect(copy(580, 111)).rejects.toThrow(/invoice_sums/);
  await expect(copy(691, -1)).rejects.toThrow(/vat_cents/);
  await api.close();
});

test('a renewal is taxed by the rules at its issue, and mails show the amount with VAT', fullOnly, async () => {
  const life = await startLife({ env: { SELLER_FILE: sellerFileWith({ prices: 'net' }) } });
  const living = await life.client();
  await living.servers();
  await life.live(18);
  const renewal = await living.unpaid();
  expect(renewal.amount).toBe(4.64);
  expect((await living.mail('renewal-invoice')).text).toContain('€4.64');
  const shop = await living.signIn();
  expect((await shop.invoice(renewal.id)).tax).toMatchObject({ treatment: 'standard', net: 3.9, vat: 0.74 });
  await life.api.close();
});
