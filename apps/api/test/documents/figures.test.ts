import { actFor } from '../../src/operations/act-for.ts';
import type { ClientProfileUpdate, ConfigOptions, OrderItem, PlanConfiguration } from '@portico/contract';
import { createFormatters } from '@portico/i18n/formatters';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import { basisPointsOf, splitVat } from '@portico/pricing/vat';
import { eurosFromCents } from '@portico/pricing/money';
import fc from 'fast-check';
import { isFullRun } from '@portico/test-depth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyFeature } from '../../src/drivers/provisioning/driver-features.ts';
import type { Catalogue } from '../../src/modules/catalogue/catalogue.schema.ts';
import { offersOf, tariffOf } from '../../src/modules/catalogue/catalogue.ts';
import { presentConfiguration } from '../../src/modules/catalogue/catalogue.presenter.ts';
import type { BillingDocument } from '../../src/modules/billing/documents/billing-document.ts';
import { eInvoiceOf } from '../../src/modules/billing/documents/e-invoice.ts';
import { invoiceDocument } from '../../src/modules/billing/documents/invoice-document.ts';
import { printDocument } from '../../src/modules/billing/documents/print-document.ts';
import { invoicesRepository } from '../../src/modules/billing/invoices/invoices.repository.ts';
import { priceOrder, type PricedItem } from '../../src/modules/order/price-order.ts';
import { recordOrder } from '../../src/modules/order/record-order.ts';
import { success } from '../contract-client.ts';
import { fillProfile, sellerFileWith } from '../invoices/seller.ts';
import { feesEverywhere, sell } from '../order/fees.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { there } from '../there.ts';
import { eInvoiceFigures, schemaErrors } from './e-invoice-rules.ts';
import { oneSpaced, readDocument } from './read-document.ts';

/* The portal, the ledger, the PDF and the e-invoice show the same amount, for random configurations of the bundled catalogue. */
const orders = isFullRun ? 20_000 : 4;
const printedEach = isFullRun ? 200 : 4;

const profiles: readonly Partial<ClientProfileUpdate>[] = [
  { country: 'DE', vat_id: null },
  { country: 'FI', vat_id: null },
  { country: 'HU', vat_id: null },
  { country: 'FR', vat_id: 'FR40303265045' },
  { country: 'CH', vat_id: null },
];
type Client = { clientId: number; split: (cents: number) => { grossCents: number; vatCents: number } };

describe.each(['net', 'gross'] as const)('for %s prices', (prices) => {
  let api: TestApi;
  let catalogue: Catalogue;
  let clients: readonly Client[];
  beforeAll(async () => {
    api = await startTestApi({ env: { SELLER_FILE: sellerFileWith({ prices }) } });
    catalogue = await sell(api.app, feesEverywhere);
    clients = await Promise.all(profiles.map((profile) => clientWith(api, profile)));
  });
  afterAll(() => api.close());

  test(`wizard, cart, order, invoice, e-invoice and PDF agree on ${orders} orders`, { timeout: 3_600_000 }, async () => {
    const done = { orders: 0, configurations: 0, printed: 0 };
    await fc.assert(
      fc.asyncProperty(
        orderOf(catalogue),
        fc.nat(profiles.length - 1),
        fc.constantFrom(0, 0, 1, 15, 33, 99),
        async (items, who, percent) => {
          const client = there(clients[who]);
          const seen = client.split(items.reduce((sum, item) => sum + seenCents(catalogue, item, percent), 0));
          const { amountCents, document } = await ordered(api, catalogue, client.clientId, { items, percent });
          expect(amountCents).toBe(seen.grossCents);
          const xml = eInvoiceOf(document);
          expect(xml).not.toContain('<ram:ChargeAmount>-');
          const figures = eInvoiceFigures(xml, { rounding: prices === 'gross' ? 1 : 0 });
          expect([figures.grossCents, figures.vatCents]).toEqual([seen.grossCents, seen.vatCents]);
          expect(figures.lineNets).toEqual(document.lines.map(({ netCents }) => netCents));
          done.orders += 1;
          done.configurations += items.length;
          if (done.orders % printedEach > 0) return;
          await expectPrinted(document);
          done.printed += 1;
        },
      ),
      { numRuns: orders },
    );
    if (isFullRun) console.log(JSON.stringify(done));
  });
});

const takenOff = (unitCents: number, percent: number) => Math.round((unitCents * percent) / 100);

/**
 * The amount the portal computes in the browser: the wizard's unit price minus the promo code's discount, plus setup fees, times the cart's
 * count.
 */
function seenCents(catalogue: Catalogue, { tariff, billing_cycle, configoptions, count }: OrderItem, percent: number): number {
  const price = priceConfiguration(configurationOf(catalogue, tariff), { billing_cycle, configoptions });
  if (!price.ok) throw new Error(`${tariff} has no price`);
  return (price.unitCents - takenOff(price.unitCents, percent) + price.setupCents) * count;
}

async function expectPrinted(document: BillingDocument): Promise<void> {
  expect(await schemaErrors(eInvoiceOf(document))).toEqual([]);
  for (const locale of ['en', 'ru'] as const) {
    const read = await readDocument(await printDocument({ ...document, locale }));
    const { money } = createFormatters(locale, 'UTC');
    const amounts = [document.tax.netCents, document.grossCents, ...document.lines.map((line) => line.amountCents)];
    if (document.tax.treatment === 'standard') amounts.push(document.tax.vatCents);
    for (const cents of amounts) expect(read.text).toContain(oneSpaced(money(eurosFromCents(cents))));
    expect(read.xml).toBe(eInvoiceOf({ ...document, locale }));
  }
}

type Discounted = { items: readonly OrderItem[]; percent: number };

async function ordered(api: TestApi, catalogue: Catalogue, clientId: number, { items, percent }: Discounted) {
  const priced = priceOrder(catalogue, items, () => everyFeature);
  if (!priced.ok) throw new Error(JSON.stringify(priced.errors));
  return await api.app.database.transaction(async (tx) => {
    const order = {
      ...actFor(clientId),
      items: priced.items.map((item) => ({ ...item, discount: discountOf(item, percent) })),
      dueDate: '2026-12-01',
      at: new Date(),
    };
    const { invoiceId, amountCents } = await recordOrder(tx, api.app.configuration, order);
    const invoices = invoicesRepository(tx, order);
    const invoice = await invoices.find(invoiceId);
    const document = invoice && invoiceDocument(invoice, await invoices.items(invoiceId), null, 'en');
    return { amountCents, document: there(document) };
  });
}

function discountOf({ unitCents, hostnames }: PricedItem, percent: number) {
  return percent === 0
    ? null
    : { code: 'SPRING', renews: false, lastDay: null, unitCents: hostnames.map(() => takenOff(unitCents, percent)) };
}

async function clientWith(api: TestApi, profile: Partial<ClientProfileUpdate>): Promise<Client> {
  const { token, user } = await api.register();
  await fillProfile(api.call, token, profile);
  const terms = there(success(await api.call('getTaxTerms', { token })).tax);
  const owner = await api.app.database.read((tx) =>
    tx.selectFrom('client_user').select('client_id').where('id', '=', user.id).executeTakeFirstOrThrow(),
  );
  return {
    clientId: owner.client_id,
    split: (cents) => splitVat(cents, { prices: terms.prices, rateBasisPoints: basisPointsOf(terms.rate) }),
  };
}

const configurations = new Map<string, PlanConfiguration>();
function configurationOf(catalogue: Catalogue, tariff: string): PlanConfiguration {
  const known = configurations.get(tariff);
  if (known !== undefined) return known;
  const offer = there(offersOf(catalogue).find((one) => tariffOf(one) === tariff));
  const made = presentConfiguration(catalogue, { offer, features: everyFeature }, 'en');
  configurations.set(tariff, made);
  return made;
}

/** Up to five items on sale, each with a random valid configuration. */
function orderOf(catalogue: Catalogue): fc.Arbitrary<OrderItem[]> {
  const tariffs = offersOf(catalogue).map(tariffOf);
  const item = fc.constantFrom(...tariffs).chain((tariff) => {
    const { billing_cycles: cycles, options } = configurationOf(catalogue, tariff);
    const chosen = options.map((option) => {
      if (option.kind === 'choice') return fc.option(fc.constantFrom(...option.choices.map(({ value }) => value)));
      if (option.kind === 'quantity') return fc.option(fc.integer({ min: option.min, max: option.max }));
      if (option.kind === 'toggle') return fc.option(fc.boolean());
      return option.format === 'plain' ? fc.option(fc.constantFrom('+49 69 1234567', '+358 9 123-456'), { freq: 4 }) : fc.constant(null);
    });
    return fc
      .record({
        billing_cycle: fc.constantFrom(...cycles.map((one) => one.billing_cycle)),
        values: fc.tuple(...chosen),
        count: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ billing_cycle, values, count }) => {
        const configoptions: ConfigOptions = Object.fromEntries(
          options.flatMap(({ id }, index) => (values[index] == null ? [] : [[id, values[index]] as const])),
        );
        const fits = priceConfiguration(configurationOf(catalogue, tariff), { billing_cycle, configoptions }).ok;
        return { tariff, billing_cycle, count, promocode: null, configoptions: fits ? configoptions : {} };
      });
  });
  return fc.array(item, { minLength: 1, maxLength: 5 }).filter((items) => new Set(items.map(({ tariff }) => tariff)).size === items.length);
}
