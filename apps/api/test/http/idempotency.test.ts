import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actFor } from '../../src/operations/act-for.ts';
import { acquireKey, storeResponse, withIdempotency, type IdempotentRequest } from '../../src/operations/idempotency.ts';
import { refuse } from '../../src/operations/refusal.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

const answer = (invoiceId: number) => ({ status: 200, body: { status: 'success', message: 'Placed', invoice_id: invoiceId } }) as const;

const roles = { services: 'write', billing: 'write', support: 'write', people: 'write' } as const;

describe.each(testedDatabases)('on %s', (database) => {
  let api: TestApi;
  let clientId: number;
  beforeAll(async () => {
    api = await startTestApi({ database });
    const now = new Date();
    const client = await api.app.database.transaction((tx) =>
      tx.insertInto('client').values({ country: 'DE', created_at: now }).returning('id').executeTakeFirstOrThrow(),
    );
    clientId = client.id;
  });
  afterAll(() => api.close());

  const request = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
    operationId: 'placeOrder',
    account: { ...actFor(clientId), userId: 1, sessionId: randomUUID(), isMain: true, roles, impersonation: null, provenAt: new Date() },
    idempotencyKey: randomUUID(),
    query: {},
    body: { a: 1, b: { c: 2 } },
    now: new Date(),
    ...changes,
  });
  const run = (sent: IdempotentRequest, work: () => Promise<ReturnType<typeof answer> | ReturnType<typeof refuse<422>>>) =>
    api.app.database.transaction((tx) => withIdempotency(tx, sent, work));

  test('the same key and body run once and get the same response, in any order of keys', async () => {
    const sent = request();
    let done = 0;
    const work = async () => answer((done += 1));
    expect(await run(sent, work)).toEqual(answer(1));
    expect(await run({ ...sent, body: { b: { c: 2 }, a: 1 } }, work)).toEqual({ ...answer(1), isReplayed: true });
    expect(done).toBe(1);
  });

  test('the same key with another body, query or operation is refused', async () => {
    const sent = request();
    await run(sent, async () => answer(1));
    for (const other of [{ body: { a: 2 } }, { query: { id: 7 } }, { operationId: 'topUpBalance' as const }]) {
      expect(await run({ ...sent, ...other }, async () => answer(2))).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    }
  });

  test('a key that is released while the same request waits for it can be acquired', async () => {
    const sent = request();
    await api.app.database.transaction((tx) => acquireKey(tx, sent));
    let other: Promise<unknown> = Promise.resolve();
    await api.app.database.transaction(async (tx) => {
      expect(await acquireKey(tx, sent)).toEqual({ state: 'unfinished' });
      other = api.app.database.transaction((another) => acquireKey(another, sent));
      const waiting = sql<{
        pid: number;
      }>`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      // The embedded database has one connection, so the other request has not begun there.
      if (database === 'postgres') await waitFor('a request that waits', async () => (await waiting.execute(tx)).rows.length > 0);
      await storeResponse(tx, sent, refuse(409, 'payment_under_way'));
    });
    expect(await other).toEqual({ state: 'fresh' });
  });

  test('the same key of another client is independent', async () => {
    const sent = request();
    await run(sent, async () => answer(1));
    const { id } = await api.app.database.transaction((tx) =>
      tx.insertInto('client').values({ country: 'DE', created_at: new Date() }).returning('id').executeTakeFirstOrThrow(),
    );
    expect(await run({ ...sent, account: { ...sent.account, ...actFor(id) } }, async () => answer(2))).toEqual(answer(2));
  });

  test('ten concurrent requests run once', async () => {
    const sent = request();
    let done = 0;
    const answers = await Promise.all(Array.from({ length: 10 }, () => run(sent, async () => answer((done += 1)))));
    expect(done).toBe(1);
    for (const one of answers) expect(one).toMatchObject(answer(1));
    expect(answers.filter((one) => 'isReplayed' in one)).toHaveLength(9);
  });

  test('a failed transaction stores nothing, and a refusal releases the key', async () => {
    const sent = request();
    await expect(run(sent, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    expect(await run(sent, async () => refuse(422, 'validation_failed'))).toMatchObject({ status: 422 });
    expect(await run({ ...sent, body: { corrected: true } }, async () => answer(3))).toEqual(answer(3));
  });

  test('an operation interrupted between two transactions is resumed, not restarted', async () => {
    const sent = request();
    const claim = () => api.app.database.transaction((tx) => acquireKey(tx, sent));
    expect(await claim()).toEqual({ state: 'fresh' });
    expect(await claim()).toEqual({ state: 'unfinished' });
    await api.app.database.transaction((tx) => storeResponse(tx, sent, answer(5)));
    expect(await claim()).toEqual({ state: 'answered', outcome: { ...answer(5), isReplayed: true } });
  });
});
