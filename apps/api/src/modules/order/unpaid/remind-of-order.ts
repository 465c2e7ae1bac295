import { eurosFromCents } from '@portico/pricing/money';
import type { App } from '../../../app.ts';
import { addDays, daysBetween, isoDay, startOfDay } from '../../../calendar.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { lastReminderOf, orderExpiryDay } from '../../billing/invoices/order-invoices.ts';
import { pendingOf } from '../../billing/payments/card-attempts.ts';
import { pendingServices } from '../../services/provisioning/pending-services.ts';
import { orderReminderMail } from '../mails.ts';
import { reminderDays } from './order-schedule.ts';
import { unpaidOrdersRepository } from './unpaid-orders.repository.ts';

/** Returns the orders that are due for the reminder of this day after the order. */
export function ordersToRemind(app: App, tx: Transaction, days: number, after: number, limit: number): Promise<number[]> {
  const before = startOfDay(addDays(isoDay(app.now()), 1 - days));
  return unpaidOrdersRepository(tx).withoutReminder(days, { before, after, limit });
}

/** Sends the latest due reminder for an unpaid order. Skips orders with a pending payment. */
export async function remindOfOrder(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const orders = unpaidOrdersRepository(tx);
  const invoice = await orders.lock(invoiceId);
  if (invoice === undefined || (await pendingOf(tx, invoiceId)).length > 0) return;
  const now = app.now();
  const today = isoDay(now);
  const orderedOn = isoDay(invoice.created_at);
  const reached = reminderDays(app.configuration).filter((days) => addDays(orderedOn, days) <= today);
  const daysAfterDue = reached.map((days) => daysBetween(invoice.due_date, addDays(orderedOn, days)));
  if (daysAfterDue.length === 0 || (await orders.addNotices(invoiceId, daysAfterDue, now)).length === 0) return;
  const [first, ...others] = await pendingServices(tx, invoiceId);
  const lastRemindedAt = await lastReminderOf(tx, app.configuration, invoice);
  const payBy = orderExpiryDay(app.configuration, invoice, { lastRemindedAt, now });
  const about = { invoiceId, amount: eurosFromCents(invoice.amount_cents), server: first?.hostname ?? '', others: others.length };
  const values = { ...about, expires: Date.parse(payBy) };
  await enqueueMail(app, tx, orderReminderMail, { recipient: { mainUserOf: invoice.client_id }, values });
}
