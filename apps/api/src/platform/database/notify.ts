import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** Notifies every process that listens on the channel, after the transaction commits. */
export async function notify(tx: Transaction, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}
