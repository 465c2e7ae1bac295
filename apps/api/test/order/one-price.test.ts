import type { BillingCycle, ConfigOptions, OrderItem, PlanConfiguration } from '@portico/contract';
import { availableOptions } from '@portico/pricing/available-options';
import { discountsOf, type Reduction } from '@portico/pricing/discounts';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import fc from 'fast-check';
import { isFullRun } from '@portico/test-depth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyFeature } from '../../src/drivers/provisioning/driver-features.ts';
import { presentConfiguration } from '../../src/modules/catalogue/catalogue.presenter.ts';
import { currentCatalogue, offersOf } from '../../src/modules/catalogue/catalogue.ts';
import { discountOrder } from '../../src/modules/order/discount-order.ts';
import { presentQuotedItem, sumsOfOrder } from '../../src/modules/order/order-sums.ts';
import { success } from '../contract-client.ts';
import { expectBooksToHold, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { feesEverywhere, sell } from './fees.ts';
import { addCode, quoteOf } from './promo-desk.ts';

const quotes = isFullRun ? 100_000 : 200;
const orders = isFullRun ? 3_000 : 15;

type Code = { text: string; plans: readonly string[] | null; reduction: Reduction; renews: boolean };

let api: TestApi;
let client: Shopper;
let clientId: number;
let configurations: PlanConfiguration[];
const codes: Code[] = [];
beforeAll(async () => {
  api = await startTestApi();
  const { token, user } = await api.register();
  client = shopper(api.call, token);
  clientId = (
    await api.app.database.read((tx) =>
      tx.selectFrom('client_user').select('client_id').where('id', '=', user.id).executeTakeFirstOrThrow(),
    )
  ).client_id;
  const catalogue = await sell(api.app, feesEverywhere);
  configurations = offersOf(catalogue).map((offer) => presentConfiguration(catalogue, { offer, features: everyFeature }, 'en'));
  const add = async (off: string, reduction: Reduction, renews: boolean, plans: readonly string[] | null = null) => {
    const terms = [`--periods=${renews ? 'all' : 'first'}`, ...(plans === null ? [] : [`--plans=${plans.join(',')}`])];
    codes.push({ text: await addCode(api.app, off, ...terms), plans, reduction, renews });
  };
  for (const percent of [1, 7, 33, 50, 99, 100]) await add(`${percent}%`, { kind: 'percent', percent }, percent % 2 === 1);
  for (const cents of [1, 199, 2500, 999_999]) await add((cents / 100).toFixed(2), { kind: 'amount', cents }, cents % 2 === 1);
  await add('25%', { kind: 'percent', percent: 25 }, true, ['vps-nvme-2', 'vps-nvme-8']);
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

/** Returns a valid configuration of the wizard: each open option keeps its default or takes a picked choice. */
function configure(configuration: PlanConfiguration, cycle: BillingCycle, picks: readonly number[]): ConfigOptions {
  const chosen: ConfigOptions = {};
  for (const [index, { id }] of configuration.options.entries()) {
    const pick = picks[index % picks.length] ?? 0;
    const option = availableOptions(configuration, chosen).find((one) => one.id === id);
    if (option === undefined || (pick === 0 && !(option.kind === 'text' && option.required))) continue;
    if (option.kind === 'choice') {
      const open = option.choices.filter(({ prices }) => prices[cycle] !== null);
      const choice = open[pick % open.length];
      if (choice) chosen[id] = choice.value;
    } else if (option.kind === 'quantity') chosen[id] = option.min + (pick % (option.max - option.min + 1));
    else if (option.kind === 'toggle') chosen[id] = pick % 2 === 1;
    else if (option.format === 'plain') chosen[id] = `+49 69 ${1_000_000 + pick}`;
  }
  return chosen;
}

const line = fc.record({
  plan: fc.nat(),
  cycle: fc.nat(),
  picks: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 8 }),
  count: fc.integer({ min: 1, max: 10 }),
  code: fc.option(fc.nat(), { freq: 3 }),
});
const cart = fc.array(line, { minLength: 1, maxLength: 4 });

type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

function itemOf({ plan, cycle, picks, count, code }: Line): { item: OrderItem; unitCents: number; setupCents: number } | null {
  const configuration = configurations[plan % configurations.length];
  const period = configuration?.billing_cycles[cycle % configuration.billing_cycles.length]?.billing_cycle;
  if (configuration === undefined || period === undefined) return null;
  const price = priceConfiguration(configuration, { billing_cycle: period, configoptions: configure(configuration, period, picks) });
  if (!price.ok) return null;
  const { tariff } = configuration.plan;
  const promocode = code === null ? null : (codes[code % codes.length]?.text ?? null);
  const item = { tariff, configoptions: price.configoptions, count, billing_cycle: period, promocode };
  return { item, unitCents: price.unitCents, setupCents: price.setupCents };
}

/** Computes prices as a browser does: each unit's price and its promo discount. Codes that don't apply are ignored, as in the portal. */
function asTheBrowserSees(lines: readonly Line[]) {
  const seen = new Set<string>();
  const items = lines.flatMap((one) => {
    const made = itemOf(one);
    const key = JSON.stringify([made?.item.tariff, made?.item.billing_cycle, made?.item.configoptions]);
    if (made === null || seen.has(key)) return [];
    seen.add(key);
    const code = codes.find(({ text }) => text === made.item.promocode);
    const planId = made.item.tariff.replace(/-[a-z]{2}$/, '');
    const applies = code !== undefined && (code.plans === null || code.plans.includes(planId));
    return [{ ...made, item: { ...made.item, promocode: applies ? code.text : null } }];
  });
  const discounts = items.map(({ item }) => Array.from({ length: item.count }, () => 0));
  for (const code of codes) {
    const own = items.flatMap(({ item, unitCents }, index) =>
      item.promocode === code.text ? Array.from({ length: item.count }, (_, unit) => ({ index, unit, unitCents })) : [],
    );
    const off = discountsOf(
      code.reduction,
      own.map(({ unitCents }) => unitCents),
    );
    for (const [at, { index, unit }] of own.entries()) {
      const row = discounts[index];
      if (row) row[unit] = off[at] ?? 0;
    }
  }
  const cartCents = items.reduce((sum, { item, unitCents }) => sum + (centsFromEuros(eurosFromCents(unitCents)) ?? 0) * item.count, 0);
  const discountCents = discounts.flat().reduce((sum, one) => sum + one, 0);
  const setupCents = items.reduce((sum, one) => sum + one.setupCents * one.item.count, 0);
  return { items, discounts, cartCents, discountCents, setupCents, totalCents: cartCents - discountCents + setupCents };
}

test(
  `cart, quote, order, invoice lines and renewals agree to the cent: ${orders} orders`,
  { timeout: isFullRun ? 3_600_000 : 180_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(cart, async (lines) => {
        const { items, discounts, totalCents } = asTheBrowserSees(lines);
        fc.pre(items.length > 0);
        const orderItems = items.map(({ item }) => item);
        const quote = await quoteOf(api.call, client.token, orderItems);
        const body = { order_items: orderItems, payment_method: 1 as const, quote: quote.quote, total: totalCents / 100 };
        const placed = await api.call('placeOrder', { token: client.token, idempotencyKey: crypto.randomUUID(), body });
        const invoice = await client.invoice(success(placed).invoice_id);
        const expected = items.flatMap(({ unitCents, setupCents }, index) =>
          (discounts[index] ?? []).flatMap((off) => [
            ['service', unitCents / 100],
            ...(off > 0 ? [['discount', -off / 100]] : []),
            ...(setupCents > 0 ? [['setup', setupCents / 100]] : []),
          ]),
        );
        expect([quote.total, invoice.amount]).toEqual([totalCents / 100, totalCents / 100]);
        expect(invoice.items.map(({ kind, amount }) => [kind, amount])).toEqual(expected);
        const renewals = await api.app.database.read((tx) =>
          tx.selectFrom('service').select('renewal_cents').where('invoice_id', '=', invoice.id).orderBy('id').execute(),
        );
        const renews = (text: string | null) => codes.find((code) => code.text === text)?.renews === true;
        expect(renewals.map(({ renewal_cents: cents }) => cents)).toEqual(
          items.flatMap(({ item, unitCents }, index) =>
            (discounts[index] ?? []).map((off) => unitCents - (renews(item.promocode) ? off : 0)),
          ),
        );
      }),
      { numRuns: orders },
    );
  },
);

// Runs after the orders, because the server closes idle connections while it prices that many carts.
test(`wizard, cart and quote agree to the cent: ${quotes} carts`, { timeout: isFullRun ? 3_600_000 : 180_000 }, async () => {
  const catalogue = await api.app.database.read(currentCatalogue);
  await fc.assert(
    fc.asyncProperty(cart, async (lines) => {
      const { items, discounts, cartCents, discountCents, setupCents, totalCents } = asTheBrowserSees(lines);
      fc.pre(items.length > 0);
      const orderItems = items.map(({ item }) => item);
      const input = { catalogue, featuresOf: () => everyFeature, clientId, orderItems, at: api.app.now() };
      const order = await api.app.database.read((tx) => discountOrder(tx, input));
      const priced = order.ok ? order.items : [];
      expect(sumsOfOrder(priced)).toEqual({ subtotalCents: cartCents, discountCents, setupCents, totalCents });
      expect(totalCents).toBeGreaterThanOrEqual(0);
      expect(priced.map(presentQuotedItem).map(({ price, discount, setup_fee, total }) => [price, discount, setup_fee, total])).toEqual(
        items.map(({ item, unitCents, setupCents: fee }, index) => {
          const off = (discounts[index] ?? []).reduce((sum, one) => sum + one, 0);
          return [unitCents / 100, off / 100, (fee * item.count) / 100, ((unitCents + fee) * item.count - off) / 100];
        }),
      );
    }),
    { numRuns: quotes },
  );
});
