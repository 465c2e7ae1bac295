import type { Transaction } from '../../../platform/database/database.ts';
import { allServicesRepository } from '../all-services.repository.ts';
import type { ServiceRow } from '../services.repository.ts';

/** Returns the services that wait for an invoice to be paid, in order of creation. */
export function pendingServices(tx: Transaction, invoiceId: number): Promise<ServiceRow[]> {
  return allServicesRepository(tx).pendingOfInvoice(invoiceId);
}

/** Ends the services of a cancelled order. They never had a server, so none is removed. Returns their ids. */
export function endPendingServices(tx: Transaction, invoiceId: number, at: Date): Promise<number[]> {
  return allServicesRepository(tx).endPendingOfInvoice(invoiceId, at);
}
