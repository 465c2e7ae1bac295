import type { Transaction } from '../../../database/database.ts';
import type { Jobs } from '../../../queue/queue.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { bookInvoiceSettlement } from '../ledger/ledger.ts';
import { startPreparing } from '../../services/prepare-services.ts';
import { invoicesRepository, type InvoiceRow } from './invoices.repository.ts';

/** Locks the client's invoice, so that one transaction at a time decides about it. */
export function lockInvoice(tx: Transaction, clientId: number, invoiceId: number): Promise<InvoiceRow | undefined> {
  return invoicesRepository(tx).lock(clientId, invoiceId);
}

/**
 * Pays an invoice from the client's balance and sets its services going. `beforeBooking` books what arrived for it: after the services, since
 * locks are taken invoice, payment, service, ledger.
 * @returns false where the invoice is not unpaid (any more); then nothing was done
 */
export async function settleInvoice(
  tx: Transaction,
  jobs: Jobs,
  invoice: InvoiceRow,
  at: Date,
  beforeBooking: () => Promise<void> = async () => {},
): Promise<boolean> {
  if (!(await invoicesRepository(tx).markPaid(invoice.id, at))) return false;
  await startPreparing(tx, jobs, { invoiceId: invoice.id, clientId: invoice.client_id });
  await beforeBooking();
  await bookInvoiceSettlement(tx, { id: invoice.id, clientId: invoice.client_id, amountCents: invoice.amount_cents }, at);
  publishEvent(tx, invoice.client_id, { type: 'invoice.changed', resource: { type: 'invoice', id: String(invoice.id) }, status: 'paid' });
  publishEvent(tx, invoice.client_id, { type: 'account.changed', resource: null, status: null });
  return true;
}

export type { InvoiceRow };
