import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxSecretOf } from '@portico/simulation/sandbox-gateway/settings';
import { createSandboxGateway } from '@portico/simulation/sandbox-gateway/sandbox-gateway';
import { signWebhook } from '@portico/simulation/sandbox-gateway/sandbox-signature';
import { balance, expectBooksToHold, sandbox, shopper, type Shopper } from '../shop.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
let client: Shopper;
let secret: string;
let invoiceId: number;
let paymentId: string;
let checkout: Record<string, unknown>;
beforeAll(async () => {
  // Loses the real webhooks, so that only those of these tests arrive.
  api = await startTestApi({ env: { SANDBOX_LOSE_WEBHOOKS: '1' } });
  client = shopper(api.call, (await api.register()).token);
  secret = sandboxSecretOf(api.app.configuration);
});
beforeEach(async () => {
  invoiceId = await client.order();
  const started = await client.checkout(invoiceId);
  paymentId = started.paymentId;
  checkout = {
    id: started.url.split('/').at(-1),
    reference: paymentId,
    amount_cents: 690,
    currency: 'EUR',
    status: 'paid',
    url: started.url,
  };
});
afterAll(async () => {
  await expectBooksToHold(api.app.database);
  await api.close();
});

type Sending = { body?: Buffer; at?: Date; signature?: string | null; key?: string };

async function send(changes: object = {}, { body, at = new Date(), signature, key = secret }: Sending = {}): Promise<number> {
  const bytes = body ?? Buffer.from(JSON.stringify({ event_id: `evt_${randomUUID()}`, checkout: { ...checkout, ...changes } }));
  const signed = signature === undefined ? signWebhook(key, bytes, at) : signature;
  const response = await fetch(`${api.url}/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signed === null ? {} : { 'sandbox-signature': signed }) },
    body: new Uint8Array(bytes),
  });
  return response.status;
}

const statusOfInvoice = async () => (await client.invoice(invoiceId)).status;
const statusOfPayment = async () => (await client.invoice(invoiceId)).payments[0]?.status;

test('a signed webhook pays the invoice once, however often it arrives', async () => {
  expect(await send()).toBe(204);
  const before = await client.balance();
  expect(await send()).toBe(204);
  expect(await Promise.all([send(), send(), send()])).toEqual([204, 204, 204]);
  expect(await statusOfInvoice()).toBe('paid');
  expect(await client.balance()).toBe(before);
});

describe('a refused webhook changes nothing:', () => {
  const old = () => new Date(Date.now() - 301_000);
  // Further than 300 seconds, because time passes until the API reads it, and a signature has whole seconds.
  const early = () => new Date(Date.now() + 360_000);
  test.each<[string, object, () => Sending]>([
    ['without a signature', {}, () => ({ signature: null })],
    ['an empty signature', {}, () => ({ signature: '' })],
    ['a signature by another secret', {}, () => ({ key: 'another-secret-of-16' })],
    ['a signature of another body', {}, () => ({ signature: signWebhook(secret, Buffer.from('{}'), new Date()) })],
    ['a signature that is older than 300 seconds', {}, () => ({ at: old() })],
    ['a signature from the future', {}, () => ({ at: early() })],
    [
      'an old signature with a new time',
      {},
      () => ({ signature: signWebhook(secret, Buffer.from('x'), old()).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000)}`) }),
    ],
    ['a signature that is no hex', {}, () => ({ signature: `t=${Math.floor(Date.now() / 1_000)},v1=${'z'.repeat(64)}` })],
    ['another amount', { amount_cents: 689 }, () => ({})],
    ['another currency', { currency: 'USD' }, () => ({})],
    ['another checkout', { id: 'a'.repeat(24) }, () => ({})],
    ['a status that there is not', { status: 'generous' }, () => ({})],
    ['a reference that is no payment id', { reference: 'one' }, () => ({})],
    ['what is no JSON', {}, () => ({ body: Buffer.from('{"event_id":') })],
    ['what is no UTF-8', {}, () => ({ body: Buffer.from([0xff, 0xfe, 0x00]) })],
    ['nothing', {}, () => ({ body: Buffer.alloc(0) })],
  ])('%s', async (_name, changes, sending) => {
    expect(await send(changes, sending())).toBe(400);
    expect(await statusOfInvoice()).toBe('unpaid');
    expect(await statusOfPayment()).toBe('pending');
  });

  test('a webhook for an unknown payment is refused, so that the gateway retries it', async () => {
    expect(await send({ reference: randomUUID() })).toBe(404);
  });

  test('a webhook over the size limit is refused', async () => {
    expect(await send({}, { body: Buffer.alloc(70_000, 'x') })).toBe(413);
  });
});

const words = ['declined', 'cancelled', 'paid', 'paid'] as const;
/** Returns all permutations of the events. */
const orders = (rest: readonly string[]): string[][] =>
  rest.length === 0 ? [[]] : rest.flatMap((word, index) => orders(rest.toSpliced(index, 1)).map((tail) => [word, ...tail]));
const differentOrders = [...new Set(orders(words).map((order) => order.join(' ')))];

test('every order of events ends the same: paid and booked once', async () => {
  const start = await client.balance();
  for (const order of differentOrders) {
    invoiceId = await client.order();
    const started = await client.checkout(invoiceId);
    checkout = { ...checkout, id: started.url.split('/').at(-1), reference: started.paymentId, url: started.url };
    const answers: number[] = [];
    for (const status of order.split(' ')) answers.push(await send({ status }));
    expect([order, answers]).toEqual([order, answers.map(() => 204)]);
    expect([order, await statusOfPayment(), await statusOfInvoice()]).toEqual([order, 'succeeded', 'paid']);
  }
  expect(await client.balance()).toBe(start);
});

test('money first reported as declined goes to the balance if the invoice was paid another way', async () => {
  expect(await send({ status: 'declined' })).toBe(204);
  await client.fund(50);
  await client.pay(invoiceId, balance);
  const before = await client.balance();
  expect(await send()).toBe(204);
  expect(await client.balance()).toBeCloseTo(before + 6.9, 5);
});

test('without money, the first decision is final', async () => {
  expect(await send({ status: 'open' })).toBe(204);
  expect(await statusOfPayment()).toBe('pending');
  expect(await send({ status: 'declined' })).toBe(204);
  expect(await send({ status: 'open' })).toBe(204);
  expect(await statusOfPayment()).toBe('declined');
  expect(await statusOfInvoice()).toBe('unpaid');
});

test('a webhook for a cancelled invoice leaves the money on the balance', async () => {
  await api.app.database.transaction(async (tx) => {
    await tx.updateTable('invoice').set({ status: 'cancelled', cancelled_at: new Date() }).where('id', '=', invoiceId).execute();
    await tx.updateTable('service').set({ status: 'delete' }).where('invoice_id', '=', invoiceId).execute();
  });
  const before = await client.balance();
  expect(await send()).toBe(204);
  expect(await client.balance()).toBeCloseTo(before + 6.9, 5);
  expect(await statusOfInvoice()).toBe('cancelled');
});

test("an empty secret can't sign", () => {
  expect(() => signWebhook('', Buffer.from('{}'), new Date())).toThrow('empty');
  const gateway = createSandboxGateway({ secret: '', origin: () => null });
  expect(() => gateway.readWebhook(Buffer.from('{}'), { 'sandbox-signature': `t=1,v1=${'0'.repeat(64)}` }, new Date())).toThrow('empty');
});

test('the sandbox is method 2 and marked as a sandbox', () => {
  expect(api.app.gateways.get(sandbox)?.sandbox).toBe(true);
});
