import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { Database } from './database.ts';

const folder = path.join(import.meta.dirname, 'migrations');

const migrationFiles = async () => (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();

async function readMigrations(): Promise<Record<string, Migration>> {
  const entries = (await migrationFiles()).map(async (name): Promise<[string, Migration]> => {
    // Migrations have Kysely's shape. The migrator only calls `up`.
    const migration = (await import(pathToFileURL(path.join(folder, name)).href)) as Migration;
    return [migrationName(name), migration];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const migrationName = (file: string) => file.slice(0, -'.ts'.length);

/**
 * Returns whether exactly this version's migrations have run. The migrator's own check takes half of an embedded database's startup.
 * @throws ConfigurationError if unknown migrations have run
 */
async function isUpToDate(database: Database): Promise<boolean> {
  const wanted = (await migrationFiles()).map(migrationName);
  return await database.read(async (tx) => {
    const table = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(tx);
    if (table.rows[0]?.found !== true) return false;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx);
    const unknown = rows.find(({ name }) => !wanted.includes(name));
    if (unknown !== undefined) {
      throw new ConfigurationError(
        `The database belongs to another version of Portico: this version has no migration ${unknown.name}. Start that version or a later one, or restore a backup of this version.`,
      );
    }
    return rows.length === wanted.length;
  });
}

/** Runs the missing migrations in one transaction. One process migrates while others wait. */
export async function migrate(database: Database): Promise<void> {
  await database.exclusive('migrate', async () => {
    if (await isUpToDate(database)) return;
    const { driver } = database;
    const dialect =
      driver.kind === 'pglite' ? new PGliteDialect({ pglite: driver.pglite }) : new PostgresDialect({ pool: driver.patient() });
    const db = new Kysely<unknown>({ dialect });
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
    const { error, results } = await migrator.migrateToLatest();
    // Destroying it would close the embedded database.
    if (driver.kind === 'postgres') await db.destroy();
    if (error !== undefined) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new Error(
        `Migration ${failed ?? ''} failed and was rolled back: ${error instanceof Error ? error.message : 'it threw no error'}`,
        { cause: error },
      );
    }
  });
}
