import type { Transaction } from '../../../platform/database/database.ts';
import { servicesRepository, type ServiceRow } from '../services.repository.ts';

/** Returns the services that wait for an invoice to be paid, in order of creation. */
export function pendingServices(tx: Transaction, invoiceId: number): Promise<ServiceRow[]> {
  return servicesRepository(tx).pendingOfInvoice(invoiceId);
}

/** Ends the services of a cancelled order. They never had a server, so none is removed. Returns their ids. */
export function endPendingServices(tx: Transaction, invoiceId: number, at: Date): Promise<number[]> {
  return servicesRepository(tx).endPendingOfInvoice(invoiceId, at);
}
