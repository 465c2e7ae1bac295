import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { isFullRun } from '@portico/test-depth';
import { afterEach, expect, test } from 'vitest';
import { createRandom } from '@portico/simulation/simulator/seeded-random';
import { refundInvoice } from '../../src/modules/billing/credits/refund-invoice.ts';
import { reconcileRefunds } from '../../src/modules/billing/refunds/reconcile-refunds.job.ts';
import { reconcilePayments } from '../../src/modules/billing/payments/reconcile-payments.job.ts';
import { simulatedJobs } from '../simulation.ts';
import { decideOnSandbox, expectBooksToHold, orderItem, sandbox } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { hourMs, minuteMs, testClock } from '../test-clock.ts';
import { cardHolder, cards, submit, typeCard, type CardHolder } from './card-holder.ts';

const seeds = isFullRun ? Array.from({ length: 40 }, (_, index) => `seed-${index}`) : ['seed-0'];
const { signal } = new AbortController();

let api: TestApi;
const clock = testClock();
afterEach(() => api.close());

/** A client orders, pays and tops up, sometimes two at once. Refused or unanswered requests aren't repeated. */
async function live(client: CardHolder, random: () => number): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const twice = async (pay: () => Promise<{ ok: boolean; body?: object }>) => {
    const answers = random() < 0.3 ? await Promise.all([pay(), pay()]) : [await pay()];
    return answers.flatMap(({ body }) => (body !== undefined && 'url' in body && typeof body.url === 'string' ? [body.url] : []));
  };
  for (let step = 0; step < (isFullRun ? 12 : 6); step += 1) {
    const saved = (await client.listed()).map(({ id }) => id);
    const card = random() < 0.6 ? saved[Math.floor(random() * saved.length)] : undefined;
    const isTopUp = random() < 0.5;
    const invoice = isTopUp ? 0 : await client.order(orderItem({ tariff: 'vps-nvme-1-de' }));
    const byPage = random() < 0.5;
    const urls = await twice(async () => {
      if (byPage) return await (isTopUp ? client.topUpWith(20, undefined, undefined, sandbox) : client.pay(invoice, sandbox));
      return await (isTopUp ? client.topUpWith(20, card) : client.payWith(invoice, card));
    });
    for (const url of urls) {
      if (byPage) await decideOnSandbox(url, pick(['pay', 'pay', 'decline', 'leave', 'transfer']));
      else if ((await typeCard(url, { number: pick(Object.values(cards)), keep: random() < 0.5 })).status === 200)
        await submit(url, { decision: pick(['confirm', 'confirm', 'deny', 'leave']) });
    }
    if (!isTopUp && random() < 0.4) await refund(invoice);
    if (random() < 0.4) await reconcile(minuteMs);
  }
}

/** The operator refunds part of a gateway payment. */
const refund = (invoiceId: number) =>
  api.app.database.transaction((tx) => refundInvoice(api.app, tx, { invoiceId, amountCents: 150, reason: 'x', to: 'gateway' }));

async function reconcile(afterMs: number): Promise<void> {
  clock.turn(afterMs);
  await reconcilePayments.handle(api.app, {}, signal);
  await reconcileRefunds.handle(api.app, {}, signal);
}

const cents = async (table: 'gateway' | 'shop'): Promise<number> => {
  const rows = await api.app.database.read((tx) =>
    table === 'gateway'
      ? tx.withTables<SimulationTables>().selectFrom('sandbox_checkout').select('amount_cents').where('status', '=', 'paid').execute()
      : tx.selectFrom('payment').select('amount_cents').where('status', '=', 'succeeded').where('method_id', '<>', 1).execute(),
  );
  return rows.reduce((sum, { amount_cents: amount }) => sum + amount, 0);
};

const sentBack = async (table: 'gateway' | 'shop'): Promise<number> => {
  const rows = await api.app.database.read((tx) =>
    tx
      .withTables<SimulationTables>()
      .selectFrom(table === 'gateway' ? 'sandbox_refund' : 'payment_refund')
      .select('amount_cents')
      .where('status', '=', 'succeeded')
      .execute(),
  );
  return rows.reduce((sum, { amount_cents: amount }) => sum + amount, 0);
};

test.each(seeds)(
  'whatever a gateway does to its webhooks and responses, exactly the money it took is booked, once (%s)',
  { timeout: 300_000 },
  async (seed) => {
    const jobs = simulatedJobs.filter(({ policy }) => policy.everySeconds === undefined);
    api = await startTestApi({ database: 'postgres', now: clock.now, jobs, env: { SANDBOX_HOSTILE: seed } });
    const people = await Promise.all(Array.from({ length: 4 }, () => api.register()));
    await Promise.all(people.map(({ token }, index) => live(cardHolder(api.call, token), createRandom(`${seed} ${index}`))));
    await expectBooksToHold(api.app.database);

    // Polls until the gateway has decided everything: open checkouts end, and transfers stay with the bank.
    const pending = () =>
      api.app.database.read((tx) =>
        tx
          .selectFrom('payment')
          .select('id')
          .where('status', '=', 'pending')
          .where('checkout_status', 'is distinct from', 'processing')
          .execute(),
      );
    const pendingRefunds = () =>
      api.app.database.read((tx) => tx.selectFrom('payment_refund').select('id').where('status', '=', 'pending').execute());
    const settle = async () => {
      for (let round = 0; round < 60 && (await pending()).length + (await pendingRefunds()).length > 0; round += 1) await reconcile(hourMs);
      expect([...(await pending()), ...(await pendingRefunds())]).toEqual([]);
    };
    await settle();
    const paid = await api.app.database.read((tx) => tx.selectFrom('invoice').select('id').where('status', '=', 'paid').execute());
    for (const { id } of paid) await refund(id);
    await settle();
    await expectBooksToHold(api.app.database);
    expect(await cents('gateway')).toBeGreaterThan(0);
    expect(await cents('shop')).toBe(await cents('gateway'));
    expect(await sentBack('gateway')).toBeGreaterThan(0);
    expect(await sentBack('shop')).toBe(await sentBack('gateway'));
  },
);
