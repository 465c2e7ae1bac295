import type { App } from '../../../app.ts';
import type { Addressee } from '../../../mail/recipient.repository.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';
import { allInvoicesRepository } from './all-invoices.repository.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { invoicesRepository, type InvoiceSummaryRow } from './invoices.repository.ts';

/** The `prepare` of mails that ask for a payment. They may have waited for hours: there is nothing to say once it is paid or cancelled. */
export async function whileUnpaid(tx: Transaction, _app: App, _addressee: Addressee, { invoiceId }: { invoiceId: number }) {
  return (await allInvoicesRepository(tx).find(invoiceId))?.status === 'unpaid' ? {} : null;
}

/** Returns the client's newest unpaid invoices. */
export function unpaidInvoices(tx: Transaction, client: ClientScope, limit: number): Promise<InvoiceSummaryRow[]> {
  return invoicesRepository(tx, client).list({ q: undefined, status: 'unpaid' }, { page: 1, perPage: limit, offset: 0 });
}
