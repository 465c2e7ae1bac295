import { fullOnly } from '@portico/test-depth/daily-if';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/connection.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openPglite } from '../../src/platform/database/pglite-database.ts';
import { openPostgres } from '../../src/platform/database/postgres-database.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import type { LoadedConfig } from '../../src/platform/settings/loaded-config.ts';
import { simulation } from '../simulation.ts';
import { simulationLockOrder, type SimulationTables } from '@portico/simulation/simulation-tables';
import { createPostgresDatabase, temporaryFolder, testedDatabases } from '../test-api.ts';

const migrations = path.join(import.meta.dirname, '../../src/platform/database/migrations');
const dropping = '2026-11-25-50-simulation-is-a-plugin.ts';
const logger = pino({ level: 'silent' });
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** Returns the settings of an empty database. */
async function emptyDatabase(kind: 'pglite' | 'postgres'): Promise<Record<string, string>> {
  const postgres = kind === 'postgres' ? await createPostgresDatabase('nothing') : null;
  if (postgres !== null) opened.push(postgres.drop);
  return { DATA_FOLDER: temporaryFolder(), ...(postgres && { DATABASE_URL: postgres.url }) };
}

async function start(env: Record<string, string>, config?: LoadedConfig): Promise<Database> {
  const database = await openDatabase(readConfiguration(env, [], config), logger);
  opened.push(() => database.close());
  return database;
}

/** Returns a database as an earlier version left it, which created these tables everywhere. */
async function earlierDatabase(env: Record<string, string>): Promise<Database> {
  const configuration = readConfiguration(env, []);
  const database =
    configuration.databaseUrl === null
      ? await openPglite(configuration.dataFolder)
      : await openPostgres(configuration.databaseUrl, { settings: configuration, logger, traces: null });
  opened.push(() => database.close());
  const { driver } = database;
  if (driver.kind === 'remote') throw new Error('No server shares this database');
  const dialect = driver.kind === 'pglite' ? new PGliteDialect({ pglite: driver.pglite }) : new PostgresDialect({ pool: driver.patient() });
  const names = readdirSync(migrations).filter((name) => name < dropping);
  const known = await Promise.all(
    names.map(async (name) => [name.replace('.ts', ''), (await import(path.join(migrations, name))) as Migration] as const),
  );
  const db = new Kysely<unknown>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(known) } });
  const { error } = await migrator.migrateToLatest();
  if (driver.kind === 'postgres') await db.destroy();
  if (error !== undefined) throw error;
  return database;
}

/** Returns the simulation's tables with their columns in order, constraints and indexes. */
async function shapeOf(database: Database): Promise<unknown[]> {
  const { rows } = await database.read((tx) =>
    sql<{ name: string; columns: string[]; constraints: string[] | null; indexes: string[] | null }>`
      select c.relname as name,
        (select array_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' '
           || coalesce(pg_get_expr(d.adbin, d.adrelid), '') order by a.attnum)
         from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        (select array_agg(k.conname || ' ' || pg_get_constraintdef(k.oid) order by k.conname)
         from pg_constraint k where k.conrelid = c.oid) as constraints,
        (select array_agg(i.indexdef order by i.indexname) from pg_indexes i where i.tablename = c.relname) as indexes
      from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname in (${sql.join(simulationLockOrder)})
      order by c.relname`.execute(tx),
  );
  return rows;
}

async function rowsOf(database: Database): Promise<unknown[]> {
  return await database.read(async (tx) => {
    const tables = tx.withTables<SimulationTables>();
    const servers = await tables.selectFrom('simulated_server').select('service_id').execute();
    return [...servers, ...(await tables.selectFrom('sandbox_checkout').select('id').execute())];
  });
}

describe.each(testedDatabases)('on %s', (kind) => {
  test('a production server creates no table of the simulation', async () => {
    expect(await shapeOf(await start(await emptyDatabase(kind)))).toEqual([]);
  });

  test('an unused table of the simulation is dropped by an upgrade', fullOnly, async () => {
    const database = await earlierDatabase(await emptyDatabase(kind));
    expect(await shapeOf(database)).toHaveLength(simulationLockOrder.length);
    await migrate(database);
    expect(await shapeOf(database)).toEqual([]);
  });

  const used = [
    ['the demo', `update test_clock set is_demo = true`],
    ['a simulated server', `insert into simulated_server (service_id, country, requested_at, ready_at) values (1, 'DE', now(), now())`],
  ] as const;
  test.each(used)(
    'a database with %s keeps its tables and rows, and the tables are the same as new ones',
    fullOnly,
    async (_what, statement) => {
      const database = await earlierDatabase(await emptyDatabase(kind));
      await database.transaction(async (tx) => {
        for (const one of statement.split('; ')) await sql.raw(one).execute(tx);
      });
      const before = await rowsOf(database);
      await migrate(database, simulation.plugins);
      expect(await rowsOf(database)).toEqual(before);
      expect(await shapeOf(database)).toEqual(await shapeOf(await start(await emptyDatabase(kind), simulation)));
    },
  );
});
