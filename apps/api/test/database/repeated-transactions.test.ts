import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Transaction } from '../../src/platform/database/database.ts';
import { openPostgres } from '../../src/platform/database/postgres-database.ts';
import { onPostgres } from '../postgres-server.ts';
import { createPostgresDatabase } from '../test-api.ts';

let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
let database: Database;
beforeAll(async () => {
  postgres = await createPostgresDatabase('nothing');
  await onPostgres(postgres.url, 'create table counter (name text primary key, value integer not null)');
  const settings = { databasePoolSize: 10, databaseLockTimeoutMs: 20_000, databaseStatementTimeoutMs: 20_000 };
  database = await openPostgres(postgres.url, { settings, logger: pino({ level: 'silent' }), traces: null });
});
afterAll(async () => {
  await database.close();
  await postgres.drop();
});
beforeEach(async () => {
  await database.transaction((tx) => sql`delete from counter`.execute(tx));
  await database.transaction((tx) => sql`insert into counter values ('one', 0), ('two', 0)`.execute(tx));
});

const increase = (tx: Transaction, name: string) => sql`update counter set value = value + 1 where name = ${name}`.execute(tx);
async function values(): Promise<number[]> {
  const { rows } = await database.read((tx) => sql<{ value: number }>`select value from counter order by name`.execute(tx));
  return rows.map(({ value }) => value);
}

test('of two transactions in a deadlock, PostgreSQL undoes one, which is repeated: both succeed once', async () => {
  let attempts = 0;
  const { promise: bothHoldOne, resolve: goOn } = Promise.withResolvers<void>();
  const increaseBoth = (first: string, second: string) =>
    database.transaction(async (tx) => {
      attempts += 1;
      await increase(tx, first);
      if (attempts === 2) goOn();
      await bothHoldOne;
      await increase(tx, second);
      return first;
    });
  expect(await Promise.all([increaseBoth('one', 'two'), increaseBoth('two', 'one')])).toEqual(['one', 'two']);
  expect(attempts).toBe(3);
  expect(await values()).toEqual([2, 2]);
});

/** Increases a counter that another transaction changes meanwhile in the first attempts, so that PostgreSQL can't order the two. */
function increaseDisturbed(disturbed: number) {
  const made = { attempts: 0 };
  const result = database.transaction(async (tx) => {
    made.attempts += 1;
    await sql`set transaction isolation level repeatable read`.execute(tx);
    await sql`select value from counter`.execute(tx);
    if (made.attempts <= disturbed) await database.transaction((other) => increase(other, 'one'));
    await increase(tx, 'one');
    await increase(tx, 'two');
  });
  return { made, result };
}

test('a transaction that fails to serialize is repeated, and succeeds at its fifth attempt', async () => {
  const { made, result } = increaseDisturbed(4);
  await result;
  expect(made.attempts).toBe(5);
  expect(await values()).toEqual([5, 1]);
});

test('a transaction that fails to serialize five times fails with the error of PostgreSQL, and leaves nothing', async () => {
  const { made, result } = increaseDisturbed(6);
  await expect(result).rejects.toMatchObject({ code: '40001' });
  expect(made.attempts).toBe(5);
  expect(await values()).toEqual([5, 0]);
});

test('a transaction that fails for another reason is not repeated', async () => {
  let attempts = 0;
  const result = database.transaction(async (tx) => {
    attempts += 1;
    await sql`insert into counter values ('one', 7)`.execute(tx);
  });
  await expect(result).rejects.toMatchObject({ code: '23505' });
  expect(attempts).toBe(1);
});
