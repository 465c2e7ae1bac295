import type { ClientProfileUpdate } from '@portico/contract';
import { operations, type OperationId } from '@portico/contract/operations';
import { fullOnly } from '@portico/test-depth/daily-if';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colleagueOf } from '../people.ts';
import { exampleRequest, send } from '../rights/example-request.ts';
import { oneOfEverything, origin } from '../rights/one-of-everything.ts';
import { idKinds, type OwnIds } from '../rights/own-ids.ts';
import { startTestApi, type Registered, type TestApi } from '../test-api.ts';

let api: TestApi;
let main: Registered;
let own: OwnIds;
beforeAll(async () => {
  api = await startTestApi({ database: 'postgres', env: { RATE_LIMIT_FACTOR: '100000', PUBLIC_URL: origin, DATABASE_POOL_SIZE: '20' } });
  main = await api.register();
  const colleague = await colleagueOf(api, main.token);
  own = await oneOfEverything(api, main, { user: colleague.id, sessionOf: colleague.id });
});
afterAll(() => api.close());

/** Counts the deadlocks that PostgreSQL resolved in this database. */
async function deadlocks(): Promise<number> {
  return await api.app.database.read(async (tx) => {
    const { rows } = await sql<{ deadlocks: number }>`
      select pg_stat_clear_snapshot(), deadlocks::int from pg_stat_database where datname = current_database()`.execute(tx);
    return rows[0]?.deadlocks ?? Number.NaN;
  });
}

const profile: ClientProfileUpdate = {
  first_name: 'Mira',
  last_name: 'Novak',
  company_name: 'Acme GmbH',
  address: 'Hauptstraße 5',
  city: 'Berlin',
  state: null,
  zip_code: '10115',
  country: 'DE',
  phone: '+4930123456',
  language: 'en',
  telegram_id: null,
  vat_id: null,
};

test('saving the profile and the name concurrently succeeds without a deadlock', async () => {
  const saves = Array.from({ length: 24 }, (_, index) =>
    index % 2 === 0
      ? api.call('updateClientProfile', { token: main.token, body: { ...profile, city: `City ${index}` } })
      : api.call('updateUser', { token: main.token, body: { last_name: 'Novak' } }),
  );
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await deadlocks()).toBe(0);
});

/** Writes that leave the account, sessions and service usable, so that each can run against every other. */
const ends =
  /^(?:end|remove|cancel|transfer|change(?:Password)|logout|disable|request|withdraw|reinstall|close|unlink|login|resetPassword|exchange)/;
const writes = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method !== 'get' && operations[id].secured && !ends.test(id) && typeof exampleRequest(id).body !== 'string',
);
const pairs = writes.flatMap((one, index) => writes.slice(index).map((other) => [one, other] as const));

function request(id: OperationId) {
  const { query, body } = exampleRequest(id);
  const kind = idKinds[id];
  return send(api.url, id, main.token, { query: kind === undefined ? query : { ...query, id: String(own[kind]) }, body });
}

test(`no pair of ${writes.length} writes of one client deadlocks`, { ...fullOnly, timeout: 600_000 }, async () => {
  for (const [one, other] of pairs) {
    const answers = await Promise.all([one, other, one, other].map(request));
    expect(
      answers.filter(({ status }) => status >= 500 && status !== 503),
      `${one} and ${other}`,
    ).toEqual([]);
    expect(await deadlocks(), `${one} and ${other}`).toBe(0);
  }
});
