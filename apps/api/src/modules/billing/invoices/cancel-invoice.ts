import type { Transaction } from '../../../platform/database/database.ts';
import { invoicesRepository, type InvoiceRow } from './invoices.repository.ts';

export type IssuedInvoice = InvoiceRow;

/** Whether this call is the one that cancelled it. Money that still comes for it stays on the client's balance. */
export function cancelInvoice(tx: Transaction, invoiceId: number, at: Date): Promise<boolean> {
  return invoicesRepository(tx).markCancelled(invoiceId, at);
}
