import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Asks the database for an answer. @throws where it has none */
export async function ping(database: Database): Promise<void> {
  await database.read((tx) => sql`select 1`.execute(tx));
}
