import { actFor } from '../../../operations/act-for.ts';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { bookInvoiceSettlement, lockClientBalanceCents } from '../ledger/ledger.ts';
import { invoicePaid } from './invoice-paid.ts';
import { allInvoicesRepository } from './all-invoices.repository.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/**
 * Pays an invoice from the client's balance and emits `invoicePaid`. `beforeBooking` books the received payment; it runs after the event
 * handlers, because bookings lock the accounts that all clients share.
 * @returns false if the invoice is not unpaid; then nothing has changed
 */
export async function settleInvoice(
  tx: Transaction,
  app: App,
  invoice: InvoiceRow,
  at: Date,
  beforeBooking: () => Promise<void> = async () => {},
): Promise<boolean> {
  if (!(await allInvoicesRepository(tx).markPaid(invoice.id, at))) return false;
  // Lock the balance before the services that the handlers lock: see lock-order.ts.
  if (invoice.amount_cents > 0) await lockClientBalanceCents(tx, actFor(invoice.client_id));
  await app.emit(tx, invoicePaid, { invoiceId: invoice.id, clientId: invoice.client_id });
  await beforeBooking();
  // No money moves if a promo code covered the full price.
  if (invoice.amount_cents > 0) {
    await bookInvoiceSettlement(tx, { id: invoice.id, clientId: invoice.client_id, amountCents: invoice.amount_cents }, at);
  }
  publish.invoice(tx, invoice.client_id, invoice.id, 'paid');
  publish.account(tx, invoice.client_id);
  return true;
}
