import { actFor } from '../../../operations/act-for.ts';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { aboutInvoice } from '../invoices/about-invoice.ts';
import { invoicesRepository } from '../invoices/invoices.repository.ts';
import { isOrder } from '../invoices/order-invoices.ts';
import { paymentReceiptMail } from './mails.ts';

/** Sends the receipt for an order. Renewals have their own mail, which says how their servers continue. */
export async function sendReceipt(
  app: App,
  tx: Transaction,
  { invoiceId, clientId }: { invoiceId: number; clientId: number },
): Promise<void> {
  const invoices = invoicesRepository(tx, actFor(clientId));
  const [invoice, items] = [await invoices.find(invoiceId), await invoices.items(invoiceId)];
  if (invoice === undefined || !isOrder(items)) return;
  await enqueueMail(app, tx, paymentReceiptMail, { recipient: { mainUserOf: clientId }, values: aboutInvoice(invoice, items) });
}
