import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { onTestFinished } from 'vitest';

const folder = path.join(import.meta.dirname, '../../src/platform/database/migrations');

type Migration = { up: (db: Kysely<unknown>) => Promise<void> };
const run = async (db: Kysely<unknown>, file: string) => ((await import(path.join(folder, file))) as Migration).up(db);

/** Returns an embedded database with all migrations before `file`, and a function that runs that one. It is closed when the test ends. */
export async function databaseBefore(file: string): Promise<{ db: Kysely<unknown>; migrate: () => Promise<void> }> {
  const pglite = await PGlite.create();
  onTestFinished(() => pglite.close());
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
  const earlier = readdirSync(folder).filter((name) => name < file);
  for (const name of earlier.toSorted()) await run(db, name);
  return { db, migrate: () => run(db, file) };
}
