import type { Transaction } from '../../../platform/database/database.ts';
import { allInvoicesRepository } from './all-invoices.repository.ts';
import type { InvoiceRow } from './invoices.repository.ts';

export type IssuedInvoice = InvoiceRow;

/** Locks an invoice of any client. Returns undefined if it doesn't exist. */
export function lockInvoice(tx: Transaction, invoiceId: number): Promise<IssuedInvoice | undefined> {
  return allInvoicesRepository(tx).lock(invoiceId);
}

/** Returns true if this call cancelled the invoice. Money that still arrives for it stays on the client's balance. */
export function cancelInvoice(tx: Transaction, invoiceId: number, at: Date): Promise<boolean> {
  return allInvoicesRepository(tx).markCancelled(invoiceId, at);
}
