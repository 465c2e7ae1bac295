import type { Transaction } from '../../../platform/database/database.ts';
import { servicesRepository, type ServiceRow } from '../services.repository.ts';

/** The services that wait for an invoice to be paid, in the order in which they were ordered. */
export function pendingServices(tx: Transaction, invoiceId: number): Promise<ServiceRow[]> {
  return servicesRepository(tx).pendingOfInvoice(invoiceId);
}

/** Ends services whose order is cancelled. They never had a server, so none is removed. Returns their ids. */
export function endPendingServices(tx: Transaction, invoiceId: number, at: Date): Promise<number[]> {
  return servicesRepository(tx).endPendingOfInvoice(invoiceId, at);
}
