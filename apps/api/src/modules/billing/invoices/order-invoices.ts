import { isoDay } from '../../../calendar.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';
import { invoicesRepository, type InvoiceRow } from './invoices.repository.ts';
import { orderExpiryDays } from './settings.ts';

/** The client's invoice for a first period; undefined for a renewal. Locked, so that nothing else is decided about it meanwhile. */
export async function lockOrderInvoice(tx: Transaction, clientId: number, invoiceId: number): Promise<InvoiceRow | undefined> {
  const invoice = await invoicesRepository(tx).lock(clientId, invoiceId);
  return invoice && isOrder(await invoicesRepository(tx).items(invoiceId)) ? invoice : undefined;
}

/** The same, without a lock. */
export async function findOrderInvoice(tx: Transaction, clientId: number, invoiceId: number): Promise<InvoiceRow | undefined> {
  const invoice = await invoicesRepository(tx).find(clientId, invoiceId);
  return invoice && isOrder(await invoicesRepository(tx).items(invoiceId)) ? invoice : undefined;
}

/** The ISO day on which an order is cancelled if it is unpaid and has no pending payment. */
export function orderExpiryDay(configuration: Configuration, { created_at: orderedAt }: Pick<InvoiceRow, 'created_at'>): string {
  return isoDay(orderedAt, configuration.setting(orderExpiryDays));
}

/** A renewal says from when it pays; the period of an order begins when its server is set up. */
export function isOrder(items: readonly { period_start: string | null }[]): boolean {
  return items.every(({ period_start: start }) => start === null);
}
