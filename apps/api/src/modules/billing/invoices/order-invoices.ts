import type { ClientScope } from '../../../operations/client-scope.ts';
import { isoDay } from '../../../calendar.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';
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

/** Returns the last ISO date on which an order can be paid. When it is over, the order is cancelled, unless a payment is pending. */
export function orderExpiryDay(configuration: Configuration, { created_at: orderedAt }: Pick<InvoiceRow, 'created_at'>): string {
  return isoDay(orderedAt, configuration.setting(orderExpiryDays));
}

/** Renewal lines have a period from the start; order lines get theirs when the server is set up. */
export function isOrder(items: readonly { period_start: string | null }[]): boolean {
  return items.every(({ period_start: start }) => start === null);
}
