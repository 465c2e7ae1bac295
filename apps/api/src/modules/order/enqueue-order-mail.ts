import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { aboutInvoice } from '../billing/invoices/about-invoice.ts';
import { orderMailDelaySeconds } from './settings.ts';
import { orderReceivedMail } from './mails.ts';
import type { PricedItem } from './price-order.ts';

type PlacedOrder = {
  clientId: number;
  invoiceId: number;
  amountCents: number;
  /** ISO day. */
  dueDate: string;
  items: readonly PricedItem[];
};

/** Enqueues the mail with an order's invoice, which is sent if the order is still unpaid by then. */
export async function enqueueOrderMail(
  app: App,
  tx: Transaction,
  { clientId, invoiceId, amountCents, dueDate, items }: PlacedOrder,
): Promise<void> {
  const servers = items.flatMap(({ hostnames }) => hostnames.map((hostname) => ({ hostname })));
  const values = aboutInvoice({ id: invoiceId, amount_cents: amountCents, due_date: dueDate }, servers);
  const delayMs = app.configuration.setting(orderMailDelaySeconds) * 1_000;
  await enqueueMail(app, tx, orderReceivedMail, { recipient: { mainUserOf: clientId }, values, delayMs });
}
