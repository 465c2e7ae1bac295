import { sql } from 'kysely';
import { dailyRows } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balance, expectBooksToHold, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';
import { clientIdOf, commandsOf } from './run-command.ts';

type List = { items: Record<string, unknown>[]; next: string | number | null };

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

let api: TestApi;
let client: Registered;
let shop: Shopper;
let clientId: number;
let commands: ReturnType<typeof commandsOf>;
let paid: number;
let unpaid: number;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres' });
  client = await api.register({ first_name: 'Mira', last_name: 'Novak' });
  clientId = await clientIdOf(api, client.email);
  commands = commandsOf(api);
  shop = shopper(api.call, client.token);
  await shop.fund(50);
  paid = await shop.order();
  await shop.pay(paid, balance);
  await shop.activeServices(1);
  unpaid = await shop.order();
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

describe('client', () => {
  test('list has each client with the main user and the balance', async () => {
    const { items } = await commands.json<List>('client', 'list', `--q=${client.email.toUpperCase()}`);
    expect(items).toEqual([
      {
        id: clientId,
        email: client.email,
        first_name: 'Mira',
        last_name: 'Novak',
        company_name: null,
        country: 'DE',
        language: 'en',
        since: time,
        closed_at: null,
        email_verified_at: time,
        balance_cents: Math.round((await shop.balance()) * 100),
      },
    ]);
    expect((await commands.run('client', 'list', '--q=nowhere')).output).toBe('No clients.');
  });

  test('show has the same and what is open, by email or id', async () => {
    const shown = await commands.json('client', 'show', String(clientId));
    expect(shown).toMatchObject({
      id: clientId,
      unpaid_invoices: [{ id: unpaid, amount_cents: expect.any(Number), due_date: day }],
      open_tickets: [],
      services: [
        { status: 'pending', next_due_date: null },
        { status: 'active', next_due_date: day },
      ],
    });
    expect(await commands.json('client', 'show', client.email)).toEqual(shown);
    expect(await commands.run('client', 'show', '999999')).toMatchObject({ code: 1, output: "Client 999999 doesn't exist." });
  });
});

describe('invoice', () => {
  test('list is filtered by status, client and due day', fullOnly, async () => {
    const { items } = await commands.json<List>('invoice', 'list', '--status=unpaid', `--client=${clientId}`);
    expect(items).toEqual([
      {
        id: unpaid,
        client_id: clientId,
        email: client.email,
        status: 'unpaid',
        amount_cents: expect.any(Number),
        net_cents: null,
        vat_cents: null,
        created_at: time,
        due_date: day,
        paid_at: null,
        cancelled_at: null,
      },
    ]);
    expect((await commands.json<List>('invoice', 'list', '--due-before=2001-01-01')).items).toEqual([]);
    expect(await commands.run('invoice', 'list', '--status=lost')).toMatchObject({ code: 1 });
    expect(await commands.run('invoice', 'list', '--due-before=soon')).toMatchObject({ code: 1 });
  });

  test('show has lines, payments and credit notes', async () => {
    await commands.run('invoice', 'refund', String(paid), '1.00', 'Downtime');
    expect(await commands.json('invoice', 'show', String(paid))).toMatchObject({
      id: paid,
      status: 'paid',
      lines: [{ service_id: expect.any(Number), kind: 'service', description: expect.any(String), amount_cents: expect.any(Number) }],
      payments: [{ id: expect.any(String), method: 'Account balance', status: 'succeeded', created_at: time, decided_at: time }],
      credit_notes: [{ number: 'CN-10001', amount_cents: 100, reason: 'Downtime', created_at: time }],
    });
    expect((await commands.run('invoice', 'show', String(paid))).output).toMatch(/CN-10001 +1\.00 EUR +Downtime/);
    expect(await commands.run('invoice', 'show', '99999')).toMatchObject({ code: 1 });
  });
});

describe('payment', () => {
  test('list finds stuck payments by status and age', fullOnly, async () => {
    const { paymentId } = await shop.checkout(unpaid);
    await shop.topUp(15);
    await api.app.database.transaction((tx) =>
      sql`update payment set created_at = created_at - interval '3 hours' where id = ${paymentId}`.execute(tx),
    );
    const { items } = await commands.json<List>('payment', 'list', '--status=pending', '--older=2h');
    expect(items.map(({ id, invoice_id: invoice }) => [id, invoice])).toEqual([[paymentId, unpaid]]);
    expect((await commands.json<List>('payment', 'list', '--status=pending')).items).toHaveLength(2);
    expect(await commands.run('payment', 'list', '--older=soon')).toMatchObject({ code: 1 });
    expect(await commands.json('payment', 'show', paymentId)).toEqual({
      id: paymentId,
      client_id: clientId,
      purpose: 'invoice',
      invoice_id: unpaid,
      method: expect.any(String),
      status: 'pending',
      checkout_status: 'open',
      amount_cents: expect.any(Number),
      credited: false,
      gateway_reference: expect.any(String),
      decline_reason: null,
      created_at: time,
      decided_at: null,
      // The server may have asked the gateway meanwhile.
      asked_at: expect.toBeOneOf([null, time]),
      expires_at: time,
      refunds: [],
    });
    expect(await commands.run('payment', 'show', '6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11')).toMatchObject({ code: 1 });
    expect(await commands.run('payment', 'show', 'x')).toMatchObject({ code: 1, output: 'x is not a payment id.' });
  });
});

describe('service', () => {
  test('list and show have the plan, the addresses and the dates', async () => {
    const [service] = (await commands.json<List>('service', 'list', '--status=active', `--client=${clientId}`)).items;
    expect(service).toEqual({
      id: expect.any(Number),
      client_id: clientId,
      email: client.email,
      status: 'active',
      hostname: expect.any(String),
      ip: expect.any(String),
      tariff: 'vps-nvme-2-de',
      billing_cycle: 'monthly',
      renewal_cents: expect.any(Number),
      next_due_date: day,
      suspended_at: null,
      created_at: time,
    });
    expect(await commands.json('service', 'show', String(service?.['id']))).toEqual({
      ...service,
      invoiced_renewal_cents: service?.['renewal_cents'],
      power: 'running',
      invoice_id: paid,
      activated_at: time,
      cancel_requested_at: null,
      cancel_reason: null,
      cancel_ends_on: null,
      server_released_at: null,
      addresses: [service?.['ip']],
      running_action: null,
    });
    expect((await commands.json<List>('service', 'list', `--q=${String(service?.['ip'])}`)).items).toEqual([service]);
    expect(await commands.run('service', 'show', '999999')).toMatchObject({ code: 1 });
  });
});

test.each(dailyRows(['client', 'invoice', 'payment', 'service'], 1))('%s list is paged without gaps or repeats', async (area) => {
  const { items } = await commands.json<List>(area, 'list');
  const paged: unknown[] = [];
  for (let next: List['next'] | undefined; next !== null;) {
    const page: List = await commands.json<List>(area, 'list', '--limit=1', ...(next === undefined ? [] : [`--before=${next}`]));
    paged.push(...page.items.map(({ id }) => id));
    next = page.next;
  }
  expect(paged).toEqual(items.map(({ id }) => id));
  expect(await commands.run(area, 'list', '--limit=501')).toMatchObject({ code: 1 });
});
