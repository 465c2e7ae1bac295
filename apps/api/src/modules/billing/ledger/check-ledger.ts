import type { Transaction } from '../../../platform/database/database.ts';
import { ledgerChecksRepository } from './ledger-checks.repository.ts';

export type LedgerReport = { findings: string[]; transactions: number; invoices: number; payments: number };

/** Proves the books from their entries. No finding means that they hold; each finding is a sentence about one breach. */
export async function checkLedger(tx: Transaction): Promise<LedgerReport> {
  const checks = ledgerChecksRepository(tx);
  return {
    findings: await checks.findBreaches(),
    transactions: await checks.count('ledger_transaction'),
    invoices: await checks.count('invoice'),
    payments: await checks.count('payment'),
  };
}
