import { sql } from 'kysely';
import { pino } from 'pino';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beforeCommit } from '../../src/platform/database/before-commit.ts';
import { compiledQuery } from '../../src/platform/database/compiled-query.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { openDatabase } from '../../src/platform/database/connection.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { onPostgres } from '../postgres-server.ts';
import { copyEmbeddedDatabase, createPostgresDatabase, temporaryFolder } from '../test-api.ts';

const logger = pino({ level: 'silent' });
const opened: { database: Database; drop: () => Promise<void> }[] = [];

async function open(kind: 'pglite' | 'postgres'): Promise<Database> {
  const postgres = kind === 'postgres' ? await createPostgresDatabase() : null;
  const dataFolder = temporaryFolder();
  if (postgres === null) copyEmbeddedDatabase(dataFolder);
  const env = { DATA_FOLDER: dataFolder, ...(postgres === null ? {} : { DATABASE_URL: postgres.url }) };
  const database = await openDatabase(readConfiguration(env, []), logger);
  opened.push({ database, drop: async () => postgres?.drop() });
  return database;
}
afterAll(async () => {
  for (const { database, drop } of opened) {
    await database.close();
    await drop();
  }
});

describe.each(['pglite', 'postgres'] as const)('on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open(kind);
  });

  test('a value is read as the same type on both databases', async () => {
    const { rows } = await database.read((tx) =>
      sql`select 9007199254740991::bigint as big, 7::integer as small, 1.50::numeric as decimal, date '2026-11-21' as day,
            timestamptz '2026-11-21 09:31:12.345+02' as moment, '{"a":[1,null]}'::jsonb as json, count(*) as counted, true as yes,
            null::text as nothing, current_setting('timezone') as zone`.execute(tx),
    );
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        small: 7,
        decimal: '1.50',
        day: '2026-11-21',
        moment: new Date('2026-11-21T07:31:12.345Z'),
        json: { a: [1, null] },
        counted: 1,
        yes: true,
        nothing: null,
        zone: 'UTC',
      },
    ]);
  });

  test('a number that would lose digits is refused, not rounded', async () => {
    await expect(database.read((tx) => sql`select 9007199254740993::bigint as big`.execute(tx))).rejects.toThrow('is not a safe integer');
  });

  test('a transaction that throws is rolled back and skips its deferred work', async () => {
    let ran = false;
    const failing = database.transaction(async (tx) => {
      await tx.insertInto('client').values({ country: 'DE', created_at: new Date() }).execute();
      beforeCommit(tx, 1, async () => {
        ran = true;
      });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await database.read((tx) => tx.selectFrom('client').selectAll().execute())).toEqual([]);
    expect(ran).toBe(false);
  });

  test('deferred work runs in ascending order, regardless of the order of the calls', async () => {
    const ran: number[] = [];
    await database.transaction(async (tx) => {
      for (const order of [3, 1, 2]) {
        beforeCommit(tx, order, async () => {
          ran.push(order);
        });
      }
    });
    expect(ran).toEqual([1, 2, 3]);
  });

  test('a notification arrives after its transaction commits, and never if it rolls back', async () => {
    const received: string[] = [];
    const stop = await database.listen('test_channel', (payload) => received.push(payload));
    const notify = (payload: string, undo: boolean) =>
      database.transaction(async (tx) => {
        await sql`select pg_notify('test_channel', ${payload})`.execute(tx);
        if (undo) throw new Error('undone');
      });
    await notify('undone', true).catch(() => {});
    await notify('committed', false);
    await expect.poll(() => received).toEqual(['committed']);
    await stop();
  });

  test('a compiled query binds new values each time and omits conditions on undefined ones', async () => {
    let built = 0;
    const countriesOf = compiledQuery((db, { since, country, limit }: { since: Date; country: string | undefined; limit: number }) => {
      built += 1;
      return db
        .selectFrom('client')
        .select('country')
        .where('created_at', '>=', since)
        .$if(country !== undefined, (query) => query.where('country', '=', country as string))
        .orderBy('country')
        .limit(limit);
    });
    const [earlier, later] = [new Date('2026-11-23T10:00:00Z'), new Date('2026-11-24T10:00:00Z')];
    await database.transaction((tx) =>
      tx
        .insertInto('client')
        .values([
          { country: 'AT', created_at: earlier },
          { country: 'BE', created_at: later },
          { country: 'CH', created_at: later },
        ])
        .execute(),
    );
    const ask = async (since: Date, country: string | undefined, limit: number) =>
      (await database.read((tx) => countriesOf(tx, { since, country, limit }))).map((row) => row.country).join(' ');
    expect(await ask(earlier, undefined, 9)).toBe('AT BE CH');
    expect(await ask(later, undefined, 9)).toBe('BE CH');
    expect(await ask(earlier, undefined, 1)).toBe('AT');
    expect(await ask(earlier, 'BE', 9)).toBe('BE');
    expect(await ask(later, 'CH', 9)).toBe('CH');
    expect(built).toBe(2);

    const deciding = compiledQuery((db, { country }: { country: string }) =>
      db.selectFrom('client').where(sql.ref(`client.${country}`), '=', 1),
    );
    await expect(database.read((tx) => deciding(tx, { country: 'AT' }))).rejects.toThrow("can't depend on the value of country");
  });
});

test('the embedded database syncs writes to disk before acknowledging them', async () => {
  const database = await open('pglite');
  const read = async (setting: string) =>
    (await database.read((tx) => sql<{ value: string }>`select current_setting(${setting}) as value`.execute(tx))).rows[0]?.value;
  expect([await read('fsync'), await read('synchronous_commit'), await read('wal_sync_method')]).toEqual(['on', 'on', 'fsync']);
});

test('five processes that start on an empty database migrate it once', fullOnly, async () => {
  const postgres = await createPostgresDatabase('nothing');
  const configuration = readConfiguration({ DATA_FOLDER: temporaryFolder(), DATABASE_URL: postgres.url, DATABASE_POOL_SIZE: '3' }, []);
  const databases = await Promise.all(Array.from({ length: 5 }, () => openDatabase(configuration, logger)));
  const [first] = databases;
  if (first === undefined) throw new Error('none was opened');
  const { rows } = await first.read((tx) => sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx));
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  await Promise.all(databases.map((database) => database.close()));
  await postgres.drop();
});

test('a database migrated by a newer version is refused', async () => {
  const postgres = await createPostgresDatabase();
  await onPostgres(postgres.url, `insert into kysely_migration (name, timestamp) values ('2999-01-01-01-of-tomorrow', 'now')`);
  const configuration = readConfiguration({ DATA_FOLDER: temporaryFolder(), DATABASE_URL: postgres.url }, []);
  await expect(openDatabase(configuration, logger)).rejects.toThrow('this version has no migration 2999-01-01-01-of-tomorrow');
  await postgres.drop();
});

test('listening resumes after PostgreSQL drops the connection and reports a gap', async () => {
  const postgres = await createPostgresDatabase();
  const database = await openDatabase(readConfiguration({ DATA_FOLDER: temporaryFolder(), DATABASE_URL: postgres.url }, []), logger);
  const received: string[] = [];
  let gaps = 0;
  await database.listen(
    'test_channel',
    (payload) => received.push(payload),
    () => {
      gaps += 1;
    },
  );
  await database.read((tx) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`.execute(tx),
  );
  await expect.poll(() => gaps, { timeout: 15_000 }).toBe(1);
  await database.transaction((tx) => sql`select pg_notify('test_channel', 'again')`.execute(tx));
  await expect.poll(() => received).toEqual(['again']);
  await database.close();
  await postgres.drop();
});
