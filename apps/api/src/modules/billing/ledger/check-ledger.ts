import type { Transaction } from '../../../platform/database/database.ts';
import { ledgerChecksRepository } from './ledger-checks.repository.ts';

export type LedgerReport = { findings: string[]; transactions: number; invoices: number; payments: number };

/**
 * Verifies the ledger and the records that depend on it. Each finding is a sentence about one violation; no findings mean that the books
 * balance.
 */
export async function checkLedger(tx: Transaction): Promise<LedgerReport> {
  const checks = ledgerChecksRepository(tx);
  return {
    findings: await checks.findBreaches(),
    transactions: await checks.count('ledger_transaction'),
    invoices: await checks.count('invoice'),
    payments: await checks.count('payment'),
  };
}
