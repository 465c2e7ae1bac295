import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** Tells every process that listens on the channel, once the transaction is committed. */
export async function notify(tx: Transaction, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}
