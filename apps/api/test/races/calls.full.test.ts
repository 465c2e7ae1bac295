import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signWebhook } from '@portico/simulation/sandbox-gateway/sandbox-signature';
import { applyCatalogue, currentCatalogue } from '../../src/modules/catalogue/catalogue.ts';
import { addCode } from '../order/promo-desk.ts';
import { cardHolder, type CardHolder } from '../payments/card-holder.ts';
import { balance, expectBooksToHold, orderItem } from '../shop.ts';
import { startTwoProcesses, type TwoProcesses } from '../two-processes.ts';
import { atOnce, inRounds, parallel, patienceMs, rounds } from './race-times.ts';

/* What fifty concurrent calls must not do twice, with two API processes on PostgreSQL. */
let both: TwoProcesses;
let clients: readonly CardHolder[];
const [first, each] = [() => client(0), (index: number) => client(index)];
const client = (index: number): CardHolder => {
  const one = clients[index % clients.length];
  if (one === undefined) throw new Error('nobody is here');
  return one;
};
beforeAll(async () => {
  both = await startTwoProcesses('template', { DATABASE_POOL_SIZE: '20' });
  const token = await both.register();
  clients = both.processes.map(({ call }) => cardHolder(call, token));
}, 180_000);
afterEach(() => expectBooksToHold(both.database));
afterAll(() => both.close());

/** Tops the balance up to this amount in euros. */
async function haveOnBalance(euros: number): Promise<void> {
  const missing = Math.round((euros - (await first().balance())) * 100) / 100;
  if (missing > 0) await first().fund(Math.max(10, missing));
}

test(`concurrent payments pay an invoice once (${rounds} x ${parallel})`, { timeout: patienceMs }, async () => {
  await inRounds(async () => {
    await haveOnBalance(100);
    const before = await first().balance();
    const id = await first().order();
    const replies = await atOnce((index) => each(index).pay(id, balance));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(parallel - 1);
    expect(await first().balance()).toBeCloseTo(before - 6.9, 2);
  });
});

test(`money for one of ten invoices pays one of ten (${rounds} x ${parallel})`, { timeout: patienceMs }, async () => {
  await inRounds(async () => {
    const ids: number[] = [];
    while (ids.length < 10) ids.push(await first().order(orderItem({ count: 10 })));
    await haveOnBalance(69);
    // Spends the excess, so that the balance covers only one of them.
    while ((await first().balance()) >= 138) await first().pay(await first().order(orderItem({ count: 10 })), balance);
    const replies = await atOnce((index) => each(index).pay(ids[index % 10] ?? 0, balance));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(parallel - 1);
    const statuses = await Promise.all(ids.map(async (id) => (await first().invoice(id)).status));
    expect(statuses.filter((status) => status === 'paid')).toHaveLength(1);
  });
});

test(`a single-use promo code is used once (${rounds} x ${parallel})`, { timeout: patienceMs }, async () => {
  await inRounds(async () => {
    const promocode = await addCode({ database: both.database, now: () => new Date() }, '20%', '--uses=1');
    const replies = await atOnce((index) => each(index).place([orderItem({ promocode })]));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(parallel - 1);
  });
});

test(`the last item in stock is sold once (${rounds} x ${parallel})`, { timeout: patienceMs }, async () => {
  await both.database.transaction(async (tx) => {
    const catalogue = await currentCatalogue(tx);
    const plans = catalogue.plans.map((plan) => (plan.id === 'vps-nvme-1' ? { ...plan, stock: { DE: 1 } } : plan));
    return applyCatalogue(tx, { ...catalogue, plans }, 'races', new Date());
  });
  await inRounds(async () => {
    const replies = await atOnce((index) => each(index).place([orderItem({ tariff: 'vps-nvme-1-de' })]));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(parallel - 1);
    // A deleted service returns to stock.
    await both.database.transaction((tx) =>
      tx.updateTable('service').set({ status: 'delete' }).where('tariff', '=', 'vps-nvme-1-de').execute(),
    );
  });
});

test(`invoices are numbered without a gap (${rounds} x ${parallel})`, { timeout: patienceMs }, async () => {
  await inRounds(async () => {
    const ids = (await atOnce((index) => each(index).order())).toSorted((one, other) => one - other);
    expect(new Set(ids).size).toBe(parallel);
    expect((ids.at(-1) ?? 0) - (ids[0] ?? 0)).toBe(parallel - 1);
  });
});

test(`a webhook is booked once (${rounds} x ${parallel})`, { timeout: patienceMs }, async () => {
  await inRounds(async (round) => {
    const before = await first().balance();
    const { url, paymentId } = await first().topUp(20);
    const checkout = { id: url.split('/').at(-1), reference: paymentId, amount_cents: 2_000, currency: 'EUR', status: 'paid', url };
    const body = Buffer.from(JSON.stringify({ event_id: `evt_race_${round}`, checkout }));
    const statuses = await atOnce(async (index) => {
      const headers = { 'sandbox-signature': signWebhook('a-secret-of-both-processes', body, new Date()) };
      return (await fetch(`${both.processes[index % 2]?.url ?? ''}/webhooks/sandbox`, { method: 'POST', headers, body })).status;
    });
    expect(statuses).toEqual(Array.from({ length: parallel }, () => 204));
    expect(await first().balance()).toBeCloseTo(before + 20, 2);
  });
});

test(`a saved card is charged once (${rounds} x ${parallel})`, { timeout: patienceMs }, async () => {
  const card = await first().add();
  await inRounds(async () => {
    const before = await first().balance();
    const id = await first().order();
    await atOnce((index) => each(index).payWith(id, card.id));
    const { status, payments } = await first().invoice(id);
    expect(status).toBe('paid');
    expect(payments.filter((payment) => payment.status === 'succeeded')).toHaveLength(1);
    const taken = await both.database.read((tx) =>
      tx
        .withTables<SimulationTables>()
        .selectFrom('sandbox_checkout')
        .innerJoin('payment', 'payment.gateway_reference', 'sandbox_checkout.id')
        .select('sandbox_checkout.id')
        .where('payment.invoice_id', '=', id)
        .where('sandbox_checkout.status', '=', 'paid')
        .execute(),
    );
    expect(taken).toHaveLength(1);
    expect(await first().balance()).toBeCloseTo(before, 2);
  });
});
