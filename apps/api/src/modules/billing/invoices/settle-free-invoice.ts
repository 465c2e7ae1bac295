import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { invoicesRepository } from './invoices.repository.ts';
import { settleInvoice } from './settle-invoice.ts';

/** Where nothing is to be paid, the invoice is settled as it is issued: what it is for begins at once. */
export async function settleFreeInvoice(
  tx: Transaction,
  app: App,
  issued: { clientId: number; invoiceId: number },
  at: Date,
): Promise<void> {
  const invoice = await invoicesRepository(tx).lock(issued.clientId, issued.invoiceId);
  if (invoice?.amount_cents === 0) await settleInvoice(tx, app, invoice, at);
}
