import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { success } from '../contract-client.ts';
import { balance, orderItem, shopper } from '../shop.ts';
import { startTwoProcesses, type TwoProcesses } from '../two-processes.ts';
import { expectNamesToBePublished } from './published-names.ts';

/* Two API processes on PostgreSQL, because the embedded database's single connection hides such races. */
let both: TwoProcesses;
beforeAll(async () => {
  both = await startTwoProcesses('template', { RATE_LIMIT_FACTOR: '1000' });
}, 180_000);
afterEach(() => expectNamesToBePublished(both.database));
afterAll(() => both.close());

const times = 8;
const callOf = (index: number) => (both.processes[index % 2] ?? both.processes[0]).call;

async function servers(count: number): Promise<{ token: string; ids: number[] }> {
  const token = await both.register();
  const client = shopper(both.processes[0].call, token);
  await client.fund(100);
  success(await client.pay(await client.order(orderItem({ tariff: 'vps-nvme-1-de', count })), balance));
  return { token, ids: (await client.activeServices(count)).map(({ id }) => id) };
}

test('an address named eight times concurrently, in eight spellings, gets one name, and the others are refused', async () => {
  const { token, ids } = await servers(1);
  const suffixes = ['1', '::1', '01', '001', '0001', '0:1', '0:0:1', '0:0:0:1'];
  const replies = await Promise.all(
    suffixes.map((suffix, index) =>
      callOf(index)('addRdns', { token, query: { id: ids[0] ?? 0 }, body: { records: [{ suffix, value: `n${index}.acme.dev` }] } }),
    ),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  const codes = replies.flatMap(({ body }) => ('errors' in body ? body.errors.map(({ code, path }) => `${path} ${code}`) : []));
  expect(codes).toEqual(Array.from({ length: times - 1 }, () => 'records.0.suffix duplicate_address'));
});

test('concurrent first names of many servers are all published, and each new zone is created once', async () => {
  const { token, ids } = await servers(times);
  const replies = await Promise.all(
    ids.flatMap((id, index) => {
      const records = Array.from({ length: 5 }, (_, count) => ({ suffix: `${count + 1}`, value: `s${id}-${count}.acme.dev` }));
      return [callOf(index)('addRdns', { token, query: { id }, body: { records } })];
    }),
  );
  expect(replies.every(({ ok }) => ok)).toBe(true);
  const lists = await Promise.all(ids.map(async (id) => success(await both.processes[0].call('listRdns', { token, query: { id } }))));
  const named = await Promise.all(
    lists.map(({ items }, index) =>
      callOf(index)('updateRdns', {
        token,
        query: { id: ids[index] ?? 0 },
        body: { ip: items[0]?.ip ?? '', value: `v4-${index}.acme.dev` },
      }),
    ),
  );
  expect(named.every(({ ok }) => ok)).toBe(true);
});

test('an address named and removed concurrently ends in one of the two states, and is published accordingly', async () => {
  const { token, ids } = await servers(1);
  const query = { id: ids[0] ?? 0 };
  const { items } = success(await both.processes[0].call('listRdns', { token, query }));
  const ip = items[0]?.ip ?? '';
  const replies = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      index % 2 === 0
        ? callOf(index >> 1)('updateRdns', { token, query, body: { ip, value: `n${index}.acme.dev` } })
        : callOf(index >> 1)('removeRdns', { token, query, body: { ip } }),
    ),
  );
  expect(replies.every(({ ok }) => ok)).toBe(true);
});
