import type { Transaction } from '../../../platform/database/database.ts';
import { invoicesRepository, type InvoiceSummaryRow } from './invoices.repository.ts';

export async function isUnpaid(tx: Transaction, invoiceId: number): Promise<boolean> {
  return (await invoicesRepository(tx).findIssued(invoiceId))?.status === 'unpaid';
}

/** Returns the client's newest unpaid invoices. For operators only. */
export function unpaidInvoices(tx: Transaction, clientId: number, limit: number): Promise<InvoiceSummaryRow[]> {
  return invoicesRepository(tx).list({ clientId, q: undefined, status: 'unpaid' }, { page: 1, perPage: limit, offset: 0 });
}
