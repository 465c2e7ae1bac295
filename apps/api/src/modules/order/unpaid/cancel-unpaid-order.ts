import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { cancelInvoice, type IssuedInvoice } from '../../billing/invoices/cancel-invoice.ts';
import { returnUses } from '../../promo/promo-codes.ts';
import { endPendingServices } from '../../services/provisioning/pending-services.ts';

/**
 * Cancels a locked, unpaid invoice with the services that it is for, and returns the uses of its promo codes, which `lockCodesOfOrder` has locked.
 * Money that still arrives for it stays on the balance.
 */
export async function cancelUnpaidOrder(tx: Transaction, { id, client_id: clientId }: IssuedInvoice, at: Date): Promise<void> {
  if (!(await cancelInvoice(tx, id, at))) throw new Error(`Invoice ${id} changed under its lock`);
  for (const serviceId of await endPendingServices(tx, id, at)) publish.service(tx, clientId, serviceId, 'service.ended', 'delete');
  await returnUses(tx, { clientId, invoiceId: id });
  publish.invoice(tx, clientId, id, 'cancelled');
  publish.account(tx, clientId);
}
