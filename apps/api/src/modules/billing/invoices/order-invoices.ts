import type { ClientScope } from '../../../operations/client-scope.ts';
import { daysBetween, isoDay } from '../../../calendar.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';
import { allInvoicesRepository } from './all-invoices.repository.ts';
import { invoicesRepository, type InvoiceRow } from './invoices.repository.ts';
import { orderExpiryDays } from './settings.ts';

/** Locks the client's invoice of an order. Returns undefined if it doesn't exist or is a renewal. */
export async function lockOrderInvoice(tx: Transaction, client: ClientScope, invoiceId: number): Promise<InvoiceRow | undefined> {
  const invoices = invoicesRepository(tx, client);
  const invoice = await invoices.lock(invoiceId);
  return invoice && isOrder(await invoices.items(invoiceId)) ? invoice : undefined;
}

/** Like `lockOrderInvoice`, but without a lock. */
export async function findOrderInvoice(tx: Transaction, client: ClientScope, invoiceId: number): Promise<InvoiceRow | undefined> {
  const invoices = invoicesRepository(tx, client);
  const invoice = await invoices.find(invoiceId);
  return invoice && isOrder(await invoices.items(invoiceId)) ? invoice : undefined;
}

/**
 * Returns the last ISO date on which an order can be paid. When it is over, the order is cancelled, unless a payment is pending. A day to pay
 * follows the last reminder, even if that was sent late, or is still to be sent at `now`.
 */
export function orderExpiryDay(
  configuration: Configuration,
  { created_at: orderedAt }: Pick<InvoiceRow, 'created_at'>,
  { lastRemindedAt, now }: { lastRemindedAt: Date | null; now: Date },
): string {
  const planned = isoDay(orderedAt, configuration.setting(orderExpiryDays));
  const warned = isoDay(lastRemindedAt ?? now, 1);
  return warned > planned ? warned : planned;
}

/** Returns when the last reminder of an order was sent, or null. */
export function lastReminderOf(
  tx: Transaction,
  configuration: Configuration,
  { id, created_at: orderedAt, due_date: due }: Pick<InvoiceRow, 'id' | 'created_at' | 'due_date'>,
): Promise<Date | null> {
  const lastDay = isoDay(orderedAt, lastReminderDays(configuration));
  return allInvoicesRepository(tx).firstNotice(id, daysBetween(due, lastDay));
}

/** The day before the last day to pay, counted from the order. */
export const lastReminderDays = (configuration: Configuration): number => configuration.setting(orderExpiryDays) - 1;

/** Renewal lines have a period from the start; order lines get theirs when the server is set up. */
export function isOrder(items: readonly { period_start: string | null }[]): boolean {
  return items.every(({ period_start: start }) => start === null);
}
