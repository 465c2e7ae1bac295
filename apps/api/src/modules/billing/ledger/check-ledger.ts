import type { Transaction } from '../../../database/database.ts';
import { findBreaches } from './ledger-checks.repository.ts';

export type LedgerReport = { findings: string[]; transactions: number; invoices: number; payments: number };

/** Proves the books from their entries. No finding means that they hold; each finding is a sentence about one breach. */
export async function checkLedger(tx: Transaction): Promise<LedgerReport> {
  const findings = await findBreaches(tx);
  const count = async (table: 'ledger_transaction' | 'invoice' | 'payment'): Promise<number> => {
    const row = await tx
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return row.rows;
  };
  return { findings, transactions: await count('ledger_transaction'), invoices: await count('invoice'), payments: await count('payment') };
}
