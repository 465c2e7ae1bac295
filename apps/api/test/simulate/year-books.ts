import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/database.ts';

/** Every table that tells what happened to money and servers, with all its ids and times. */
const tables = [
  'client',
  'ledger_transaction',
  'ledger_entry',
  'ledger_account',
  'invoice',
  'invoice_item',
  'payment',
  'payment_refund',
  'payment_card',
  'credit_note',
  'promo_code',
  'service',
  'service_address',
  'service_action',
  'staff_log',
  'ticket',
  'sandbox_checkout',
  'sandbox_refund',
  'simulated_server',
  'simulated.job',
] as const;

/** Returns a digest of the books. Password hashes aren't part of them: their salts are random in native code. */
export async function digestBooks(tx: Transaction): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables) {
    const { rows } = await sql.raw<{ line: string }>(`select row_to_json(t)::text as line from ${table} t order by 1`).execute(tx);
    hash.update(`${table}\n${rows.map(({ line }) => line).join('\n')}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
