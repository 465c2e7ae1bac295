import type { App } from '../../../app.ts';
import { addDays, isoDay, startOfDay } from '../../../calendar.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { aboutInvoice } from '../../billing/invoices/about-invoice.ts';
import { lastReminderDays } from '../../billing/invoices/order-invoices.ts';
import { pendingOf } from '../../billing/payments/card-attempts.ts';
import { orderExpiryDays } from '../../billing/invoices/settings.ts';
import { lockCodesOfOrder } from '../../promo/promo-codes.ts';
import { pendingServices } from '../../services/provisioning/pending-services.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import { orderCancelledMail } from '../mails.ts';
import { unpaidOrdersRepository } from './unpaid-orders.repository.ts';

/** Returns orders whose last day to pay is over. A day to pay follows the last reminder, even if reminders were sent late. */
export function expiredOrders(app: App, tx: Transaction, after: number, limit: number): Promise<number[]> {
  const today = isoDay(app.now());
  const before = startOfDay(addDays(today, -app.configuration.setting(orderExpiryDays)));
  return unpaidOrdersRepository(tx).expired(lastReminderDays(app.configuration), startOfDay(addDays(today, -1)), { before, after, limit });
}

/** Cancels an expired order and mails its client, unless it was paid meanwhile, or is being paid: that decides first. */
export async function expireOrder(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  await lockCodesOfOrder(tx, invoiceId);
  const invoice = await unpaidOrdersRepository(tx).lock(invoiceId);
  if (invoice === undefined || (await pendingOf(tx, invoiceId)).length > 0) return;
  const values = aboutInvoice(invoice, await pendingServices(tx, invoiceId));
  await cancelUnpaidOrder(tx, invoice, app.now());
  await enqueueMail(app, tx, orderCancelledMail, { recipient: { mainUserOf: invoice.client_id }, values });
}
