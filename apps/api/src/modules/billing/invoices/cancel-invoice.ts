import type { Transaction } from '../../../platform/database/database.ts';
import { allInvoicesRepository } from './all-invoices.repository.ts';
import type { InvoiceRow } from './invoices.repository.ts';

export type IssuedInvoice = InvoiceRow;

/** Returns true if this call cancelled the invoice. Money that still arrives for it stays on the client's balance. */
export function cancelInvoice(tx: Transaction, invoiceId: number, at: Date): Promise<boolean> {
  return allInvoicesRepository(tx).markCancelled(invoiceId, at);
}
