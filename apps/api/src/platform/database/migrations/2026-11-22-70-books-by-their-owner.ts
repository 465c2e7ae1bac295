import { type Kysely, sql } from 'kysely';

/** Whoever may add an entry need not be allowed to write a balance: the entry's own trigger does, with the rights of who made it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter function ledger_entry_book() security definer`.execute(db);
};
