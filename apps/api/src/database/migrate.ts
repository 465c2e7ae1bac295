import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = path.join(import.meta.dirname, 'migrations');

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    // A migration's shape is Kysely's own; the migrator calls nothing but `up`.
    const migration = (await import(pathToFileURL(path.join(folder, name)).href)) as Migration;
    return [name.slice(0, -'.ts'.length), migration];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Runs what is missing, all in one transaction. Of several processes one migrates and the others wait for it. */
export async function migrate(database: Database): Promise<void> {
  await database.exclusive('migrate', async () => {
    const { driver } = database;
    const dialect =
      driver.kind === 'pglite' ? new PGliteDialect({ pglite: driver.pglite }) : new PostgresDialect({ pool: driver.patient() });
    const db = new Kysely<unknown>({ dialect });
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
    const { error, results } = await migrator.migrateToLatest();
    // The embedded database would be closed with it.
    if (driver.kind === 'postgres') await db.destroy();
    if (error !== undefined) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new Error(`Migration ${failed ?? ''} failed`, { cause: error });
    }
  });
}
