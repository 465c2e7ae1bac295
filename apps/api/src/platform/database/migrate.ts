import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Plugin } from '@portico/drivers/define-config';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/** Migrations with their own history. */
type History = {
  /** The lock table's name starts with it, too. */
  table: string;
  /** Who owns the migrations, for messages. */
  owner: string;
  names: readonly string[];
  read: () => Promise<Record<string, Migration>>;
};

async function ownHistory(): Promise<History> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  const migrationName = (file: string) => file.slice(0, -'.ts'.length);
  const read = async () => {
    const entries = files.map(async (name): Promise<[string, Migration]> => {
      // Migrations have Kysely's shape. The migrator only calls `up`.
      const migration = (await import(pathToFileURL(path.join(folder, name)).href)) as Migration;
      return [migrationName(name), migration];
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  return { table: 'kysely_migration', owner: 'Portico', names: files.map(migrationName), read };
}

function pluginHistory({ name, migrations = {} }: Plugin): History {
  const table = `plugin_${name.replaceAll('-', '_')}_migration`;
  return { table, owner: `the plugin "${name}"`, names: Object.keys(migrations), read: async () => ({ ...migrations }) };
}

/**
 * Returns whether exactly this version's migrations have run. The migrator's own check takes half of an embedded database's startup.
 * @throws ConfigurationError if unknown migrations have run
 */
async function isUpToDate(database: Database, { table, owner, names }: History): Promise<boolean> {
  return await database.read(async (tx) => {
    const exists = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(tx);
    if (exists.rows[0]?.found !== true) return false;
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(tx);
    const unknown = rows.find(({ name }) => !names.includes(name));
    if (unknown !== undefined) {
      throw new ConfigurationError(
        `The database belongs to another version of ${owner}: this version has no migration ${unknown.name}. Start that version or a later one, or restore a backup of this version.`,
      );
    }
    return rows.length === names.length;
  });
}

/** Runs the missing migrations, each history in one transaction: first the server's, then those of its plugins. Other processes wait. */
export async function migrate(database: Database, plugins: readonly Plugin[] = []): Promise<void> {
  await database.exclusive('migrate', async () => {
    const ofPlugins = plugins.map(pluginHistory).filter(({ names }) => names.length > 0);
    for (const history of [await ownHistory(), ...ofPlugins]) {
      if (!(await isUpToDate(database, history))) await runMissing(database, history);
    }
  });
}

async function runMissing({ driver }: Database, { table, owner, read }: History): Promise<void> {
  if (driver.kind === 'remote')
    throw new ConfigurationError(
      `The running server has another version of ${owner} than this command. Restart it, then repeat the command.`,
    );
  const dialect = driver.kind === 'pglite' ? new PGliteDialect({ pglite: driver.pglite }) : new PostgresDialect({ pool: driver.patient() });
  const db = new Kysely<unknown>({ dialect });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: read },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  });
  const { error, results } = await migrator.migrateToLatest();
  // Destroying it would close the embedded database.
  if (driver.kind === 'postgres') await db.destroy();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(
    `Migration ${failed ?? ''} of ${owner} failed and was rolled back: ${error instanceof Error ? error.message : 'it threw no error'}`,
    { cause: error },
  );
}
