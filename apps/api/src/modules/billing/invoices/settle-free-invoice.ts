import type { ClientScope } from '../../../operations/client-scope.ts';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { invoicesRepository } from './invoices.repository.ts';
import { settleInvoice } from './settle-invoice.ts';

/** Settles an invoice over nothing as soon as it is issued, so that its services start immediately. */
export async function settleFreeInvoice(tx: Transaction, app: App, issued: ClientScope & { invoiceId: number }, at: Date): Promise<void> {
  const invoice = await invoicesRepository(tx, issued).lock(issued.invoiceId);
  if (invoice?.amount_cents === 0) await settleInvoice(tx, app, invoice, at);
}
