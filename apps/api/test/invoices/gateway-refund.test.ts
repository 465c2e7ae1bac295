import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { sql } from 'kysely';
import { dailyRows } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundInvoice } from '../../src/modules/billing/credits/refund-invoice.ts';
import { askRefund } from '../../src/modules/billing/refunds/ask-refund.ts';
import { reconcileRefunds } from '../../src/modules/billing/refunds/reconcile-refunds.job.ts';
import { sendRefund } from '../../src/modules/billing/refunds/send-refund.job.ts';
import { simulatedJobs } from '../simulation.ts';
import { runOperator } from '../../src/run-operator.ts';
import { success } from '../contract-client.ts';
import { readMails } from '../mailbox.ts';
import { cardHolder, typeCard, cards, type CardHolder } from '../payments/card-holder.ts';
import { balance, decideOnSandbox, expectBooksToHold, orderItem } from '../shop.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { hourMs, testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';
import { simulationFile } from '../api-process.ts';

const { signal } = new AbortController();
const refundedLater = '4000000000007726';
const refundedNever = '4000000000005126';

const refund = (api: TestApi, invoiceId: number, amountCents: number | null) =>
  api.app.database.transaction((tx) => refundInvoice(api.app, tx, { invoiceId, amountCents, reason: 'Not needed', to: 'gateway' }));

/** Places an order of €13.80 and pays it with this card. */
async function paidByCard(client: CardHolder, number: string = cards.good): Promise<number> {
  const id = await client.order(orderItem({ count: 2 }));
  const { url, payment_id: paymentId } = success(await client.payWith(id, undefined));
  await typeCard(url ?? '', { number });
  expect((await client.sync(paymentId ?? '')).status).toBe('succeeded');
  return id;
}

const refundsOf = (api: TestApi, invoiceId: number) =>
  api.app.database.read((tx) =>
    tx
      .selectFrom('payment_refund')
      .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
      .select(['payment_refund.id', 'payment_refund.status'])
      .where('invoice_id', '=', invoiceId)
      .orderBy('credit_note_id')
      .execute(),
  );
const sentBackByGateway = (api: TestApi) =>
  api.app.database.read(async (tx) => {
    const rows = await tx.withTables<SimulationTables>().selectFrom('sandbox_refund').select(['amount_cents', 'status']).execute();
    return rows.filter(({ status }) => status !== 'failed').reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  });
const statuses = async (client: CardHolder, id: number) =>
  (await client.invoice(id)).credit_notes.map((note) => note.sent_back?.status ?? null);

/** Excludes the refund jobs, so that the test decides when to send. */
const byHand = simulatedJobs.filter((job) => job !== sendRefund && job !== reconcileRefunds);

describe('refunds sent by the server', () => {
  let api: TestApi;
  let client: CardHolder;
  beforeAll(async () => {
    api = await startTestApi();
    client = cardHolder(api.call, (await api.register()).token);
  });
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  test('a card payment is refunded to the card, shown on the invoice and in the statement, and leaves the balance unchanged', async () => {
    const id = await paidByCard(client);
    expect(await refund(api, id, 500)).toMatchObject({ ok: true, amountCents: 500, leftCents: 880 });
    expect(await client.balance()).toBe(0);
    await waitFor('the refund', async () => (await statuses(client, id))[0] === 'succeeded');
    expect((await client.invoice(id)).credit_notes).toMatchObject([{ amount: 5, sent_back: { method: 'Bank card', status: 'succeeded' } }]);
    const { items } = success(await api.call('listBalanceEntries', { token: client.token, query: {} }));
    expect(items.slice(0, 2)).toMatchObject([
      { kind: 'payout', amount: -5, balance: 0, invoice_id: id, method: 'Bank card', credit_note: expect.stringMatching(/^CN-/) },
      { kind: 'refund', amount: 5, balance: 5, invoice_id: id, method: null },
    ]);
    expect(await sentBackByGateway(api)).toBe(500);
  });

  test("a refund never exceeds the payment, even after earlier credits, and a balance payment isn't sent to a gateway", async () => {
    const id = await paidByCard(client);
    expect(await refund(api, id, 1_381)).toEqual({ ok: false, why: 'too_much', leftCents: 1_380 });
    expect(await refund(api, id, null)).toMatchObject({ ok: true, amountCents: 1_380 });
    expect(await refund(api, id, 1)).toMatchObject({ ok: false, why: 'too_much' });
    await client.fund(20);
    const paid = await client.order();
    success(await client.pay(paid, balance));
    expect(await refund(api, paid, null)).toEqual({ ok: false, why: 'too_much_by_gateway', leftCents: 0 });
    expect((await client.invoice(paid)).credit_notes).toEqual([]);
  });

  const outcomes = [
    ['en', refundedLater, 'refund-sent', /We sent back €13\.80/],
    ['en', refundedNever, 'refund-returned', /couldn’t do it.*to your balance/],
    ['ru', refundedLater, 'refund-sent', /Мы отправили 13,80 € по счёту \d+ обратно/],
    ['ru', refundedNever, 'refund-returned', /не смог этого сделать.*на вашем балансе/],
  ] as const;
  test.each(dailyRows(outcomes, 2))('the outcome of a refund is mailed (%s, %s)', async (language, number, template, words) => {
    const registered = await api.register({ language });
    const shop = cardHolder(api.call, registered.token);
    const id = await paidByCard(shop, number);
    await refund(api, id, null);
    const [one] = await refundsOf(api, id);
    const mail = await waitFor('the mail', async () => {
      await askRefund(api.app, one?.id ?? '');
      return readMails(api.mailFolder).find((sent) => sent.to === registered.email && sent.template.startsWith('refund'));
    });
    expect(mail.template).toBe(template);
    expect(mail.text.replaceAll(/\s/gu, ' ')).toMatch(words);
    expect(mail.text).toContain(`/invoices/invoice/${id}`);
    expect(await shop.balance()).toBe(template === 'refund-sent' ? 0 : 13.8);
  });

  test('a failed refund can be repeated, to the balance or through the gateway', async () => {
    const shop = cardHolder(api.call, (await api.register()).token);
    const id = await paidByCard(shop, refundedNever);
    await refund(api, id, 500);
    const [one] = await refundsOf(api, id);
    await waitFor('the failure', async () => {
      await askRefund(api.app, one?.id ?? '');
      return (await statuses(shop, id))[0] === 'failed';
    });
    expect(await shop.balance()).toBe(5);
    expect(await refund(api, id, null)).toMatchObject({ ok: true, amountCents: 880 });
    const { items } = success(await api.call('listBalanceEntries', { token: shop.token, query: {} }));
    expect(items.map(({ kind }) => kind)).toContain('payout_returned');
  });
});

describe.each(testedDatabases)('interrupted and repeated refunds, on %s', (database) => {
  const clock = testClock();
  let api: TestApi;
  let client: CardHolder;
  beforeAll(async () => {
    api = await startTestApi({ database, now: clock.now, jobs: byHand });
    client = cardHolder(api.call, (await api.register()).token);
  }, 120_000);
  afterAll(async () => {
    await expectBooksToHold(api.app.database);
    await api.close();
  });

  test('repeated and concurrent requests create and book one refund', async () => {
    const before = await sentBackByGateway(api);
    const id = await paidByCard(client, refundedNever);
    await refund(api, id, null);
    const [one] = await refundsOf(api, id);
    await Promise.all(Array.from({ length: 8 }, () => askRefund(api.app, one?.id ?? '')));
    await Promise.all(Array.from({ length: 8 }, () => askRefund(api.app, one?.id ?? '')));
    expect(await statuses(client, id)).toEqual(['failed']);
    expect(await client.balance()).toBe(13.8);
    expect(await sentBackByGateway(api)).toBe(before);
    const { items } = success(await api.call('listBalanceEntries', { token: client.token, query: {} }));
    expect(items.filter(({ kind }) => kind === 'payout_returned')).toHaveLength(1);
  });

  test('a refund whose response was lost is found by its key and sent once', async () => {
    const before = await sentBackByGateway(api);
    const id = await paidByCard(client);
    await refund(api, id, null);
    const [one] = await refundsOf(api, id);
    const [payment] = await api.app.database.read((tx) => tx.selectFrom('payment').selectAll().where('invoice_id', '=', id).execute());
    const gateway = api.app.gateways.get(payment?.method_id ?? 0);
    const request = { idempotencyKey: one?.id ?? '', checkout: payment?.gateway_reference ?? '', amountCents: 1_380, currency: 'EUR' };
    expect(await gateway?.refund(request)).toMatchObject({ status: 'succeeded' });
    expect(await statuses(client, id)).toEqual(['pending']);
    await askRefund(api.app, one?.id ?? '');
    await askRefund(api.app, one?.id ?? '');
    expect(await statuses(client, id)).toEqual(['succeeded']);
    expect((await sentBackByGateway(api)) - before).toBe(1_380);
  });

  test('an unsent or slow refund is polled until it is decided', fullOnly, async () => {
    const id = await paidByCard(client, refundedLater);
    await refund(api, id, null);
    const ask = async () => {
      clock.turn(hourMs);
      await reconcileRefunds.handle(api.app, {}, signal);
    };
    await ask();
    expect(await statuses(client, id)).toEqual(['pending']);
    await ask();
    expect(await statuses(client, id)).toEqual(['succeeded']);
    clock.turn(-2 * hourMs);
  });

  test('concurrent refunds to balance and gateway never exceed the payment', async () => {
    const id = await paidByCard(client);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => refund(api, id, 400)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    for (const { id: refundId } of await refundsOf(api, id)) await askRefund(api.app, refundId);
    expect(await statuses(client, id)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  });

  test('the database enforces refund limits independently of the code', async () => {
    const id = await paidByCard(client);
    const paid = await client.order();
    const { url, paymentId } = await client.checkout(paid);
    await decideOnSandbox(url, 'pay');
    await client.sync(paymentId);
    await refund(api, id, 1_000);
    const [one] = await refundsOf(api, id);
    const run = (statement: ReturnType<typeof sql>) => api.app.database.transaction((tx) => statement.execute(tx));
    await expect(run(sql`update payment_refund set amount_cents = 1 where id = ${one?.id}`)).rejects.toThrow(/does not change/);
    await expect(run(sql`delete from payment_refund where id = ${one?.id}`)).rejects.toThrow(/stays/);
    await askRefund(api.app, one?.id ?? '');
    await expect(run(sql`update payment_refund set status = 'pending', decided_at = null where id = ${one?.id}`)).rejects.toThrow(
      /is succeeded and stays so/,
    );
    // A credit note of one invoice with the payment of another.
    await api.app.database.transaction((tx) => refundInvoice(api.app, tx, { invoiceId: paid, amountCents: 100, reason: 'x' }));
    const note = (await client.invoice(paid)).credit_notes[0]?.id ?? 0;
    await expect(
      run(sql`insert into payment_refund (id, payment_id, credit_note_id, client_id, amount_cents, created_at)
        select gen_random_uuid(), payment_id, ${note}, client_id, 100, now() from payment_refund where id = ${one?.id}`),
    ).rejects.toThrow(/is not one that/);
  });
});

test('`invoice refund --gateway` requests a refund from the shell and explains refusals', fullOnly, async () => {
  const api = await startTestApi({ database: 'postgres', jobs: byHand });
  const client = cardHolder(api.call, (await api.register()).token);
  const id = String(await paidByCard(client));
  const env = { PORTICO_CONFIG: simulationFile, DATABASE_URL: api.app.configuration.databaseUrl ?? '', DATA_FOLDER: api.dataFolder };
  const operator = async (...argv: string[]) => {
    const lines: unknown[] = [];
    const write = (line: unknown) => void lines.push(line);
    const code = await runOperator(['invoice', 'refund', ...argv], env, { print: write, complain: write });
    return `${code} ${lines.join(' ')}`;
  };
  expect(await operator(id, '3.80', 'Goodwill', '--gateway')).toMatch(
    /^0 Credit note CN-\d+: 3\.80 EUR .* will be refunded through the gateway/,
  );
  const [one] = await refundsOf(api, Number(id));
  await askRefund(api.app, one?.id ?? '');
  expect(await statuses(client, Number(id))).toEqual(['succeeded']);
  await client.fund(20);
  const paid = await client.order();
  success(await client.pay(paid, balance));
  expect(await operator(String(paid), 'all', 'Goodwill', '--gateway')).toMatch(
    /^1 At most 0\.00 EUR of invoice \d+ can be refunded through a gateway/,
  );
  await expectBooksToHold(api.app.database);
  await api.close();
});
