import type { ClientScope } from '../../../operations/client-scope.ts';
import { allInvoicesRepository } from './all-invoices.repository.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { invoicesRepository, type InvoiceSummaryRow } from './invoices.repository.ts';

export async function isUnpaid(tx: Transaction, invoiceId: number): Promise<boolean> {
  return (await allInvoicesRepository(tx).find(invoiceId))?.status === 'unpaid';
}

/** Returns the client's newest unpaid invoices. */
export function unpaidInvoices(tx: Transaction, client: ClientScope, limit: number): Promise<InvoiceSummaryRow[]> {
  return invoicesRepository(tx, client).list({ q: undefined, status: 'unpaid' }, { page: 1, perPage: limit, offset: 0 });
}
