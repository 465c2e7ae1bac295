import { fullOnly } from '@portico/test-depth/daily-if';
import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signWebhook } from '@portico/simulation/sandbox-gateway/sandbox-signature';
import { success } from '../contract-client.ts';
import { balance, decideOnSandbox, expectBooksToHold, orderItem, sandbox, shopper, type Shopper } from '../shop.ts';
import { startTwoProcesses, type TwoProcesses } from '../two-processes.ts';

/* Two API processes on PostgreSQL, because the embedded database's single connection hides such races. */
let both: TwoProcesses;
beforeAll(async () => {
  both = await startTwoProcesses('template');
}, 180_000);
afterEach(() => expectBooksToHold(both.database));
afterAll(() => both.close());

const times = 8;
const everywhere = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** Returns the same client at both processes. */
async function sameClient(): Promise<[Shopper, Shopper]> {
  const token = await both.register();
  return [shopper(both.processes[0].call, token), shopper(both.processes[1].call, token)];
}

test('pressing Place order eight times at once makes one order', async () => {
  const clients = await sameClient();
  const key = randomUUID();
  const replies = await everywhere((index) => (clients[index % 2] ?? clients[0]).place([orderItem({ count: 2 })], key));
  expect(new Set(replies.map((reply) => success(reply).invoice_id)).size).toBe(1);
  expect(await clients[0].services()).toHaveLength(2);
});

test('concurrent orders get invoice numbers without a gap', fullOnly, async () => {
  const clients = await sameClient();
  const ids = await everywhere((index) => (clients[index % 2] ?? clients[0]).order());
  const sorted = ids.toSorted((one, other) => one - other);
  expect(sorted.at(-1)).toBe((sorted[0] ?? 0) + times - 1);
});

test("a balance isn't spent twice: it covers three of eight invoices", async () => {
  const clients = await sameClient();
  await clients[0].fund(21);
  const ids: number[] = [];
  while (ids.length < times) ids.push(await clients[0].order());
  const replies = await everywhere((index) => (clients[index % 2] ?? clients[0]).pay(ids[index] ?? 0, balance));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
  expect(replies.filter(({ body }) => 'code' in body && body.code === 'balance_insufficient')).toHaveLength(times - 3);
  expect(await clients[0].balance()).toBe(0.3);
});

test('an invoice paid eight times at once with different keys is paid once', fullOnly, async () => {
  const clients = await sameClient();
  await clients[0].fund(100);
  const id = await clients[0].order();
  const replies = await everywhere((index) => (clients[index % 2] ?? clients[0]).pay(id, balance));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(times - 1);
  expect(await clients[0].balance()).toBe(93.1);
});

test('eight concurrent checkouts for one invoice are the same one', fullOnly, async () => {
  const clients = await sameClient();
  const id = await clients[0].order();
  const starts = await everywhere((index) => (clients[index % 2] ?? clients[0]).checkout(id));
  expect(new Set(starts.map(({ url }) => url)).size).toBe(1);
  const key = randomUUID();
  const other = await clients[0].order();
  const replies = await everywhere((index) => (clients[index % 2] ?? clients[0]).pay(other, sandbox, key));
  expect(new Set(replies.map((reply) => success(reply).payment_id)).size).toBe(1);
});

test('concurrent webhooks, return page and balance settle once, and surplus goes to the balance', fullOnly, async () => {
  const clients = await sameClient();
  await clients[0].fund(10);
  const id = await clients[0].order();
  const { url, paymentId } = await clients[0].checkout(id);
  const checkout = { id: url.split('/').at(-1), reference: paymentId, amount_cents: 690, currency: 'EUR', status: 'paid', url };
  const webhook = async (origin: string): Promise<number> => {
    const body = Buffer.from(JSON.stringify({ event_id: 'evt_race', checkout }));
    const headers = {
      'content-type': 'application/json',
      'sandbox-signature': signWebhook('a-secret-of-both-processes', body, new Date()),
    };
    return (await fetch(`${origin}/webhooks/sandbox`, { method: 'POST', headers, body })).status;
  };
  const [hooks] = await Promise.all([
    everywhere((index) => webhook(both.processes[index % 2]?.url ?? '')),
    decideOnSandbox(url, 'pay'),
    everywhere((index) => (clients[index % 2] ?? clients[0]).sync(paymentId)),
    everywhere((index) => (clients[index % 2] ?? clients[0]).pay(id, balance)),
  ]);
  expect(hooks).toEqual(Array.from({ length: times }, () => 204));
  expect((await clients[0].invoice(id)).status).toBe('paid');
  // €10 from the top-up and €6.90 from the gateway, less the invoice, in any order.
  expect(await clients[0].balance()).toBe(10);
  await clients[0].activeServices(1);
});

test('many concurrent clicks on Pay make one payment, and a concurrent decline changes nothing', fullOnly, async () => {
  const [client] = await sameClient();
  const { url, paymentId } = await client.topUp(50);
  await everywhere((index) => decideOnSandbox(url, index % 2 === 0 ? 'pay' : 'decline'));
  const { status } = await client.sync(paymentId);
  expect(await client.balance()).toBe(status === 'succeeded' ? 50 : 0);
});

test('each service gets one server, whichever process handles it', fullOnly, async () => {
  const clients = await sameClient();
  await clients[0].fund(100);
  await everywhere(async (index) => {
    const client = clients[index % 2] ?? clients[0];
    success(await client.pay(await client.order(), balance));
  });
  const active = await clients[0].activeServices(times);
  expect(new Set(active.map(({ ip }) => ip)).size).toBe(times);
  const servers = await both.database.read((tx) => tx.withTables<SimulationTables>().selectFrom('simulated_server').selectAll().execute());
  expect(servers.length).toBe(new Set(servers.map(({ service_id }) => service_id)).size);
});

test("a server stores passwords as hashes with at least OWASP's recommended cost", async () => {
  await both.register();
  const kept = await both.database.read((tx) => tx.selectFrom('client_user').select('password_hash').execute());
  for (const { password_hash } of kept) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
