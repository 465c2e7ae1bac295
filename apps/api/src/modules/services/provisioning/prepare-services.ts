import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { provisionService } from './provision-service.job.ts';
import { allServicesRepository } from '../all-services.repository.ts';

/**
 * Starts the setup of a paid invoice's services. The jobs are enqueued in the payment's transaction, so neither exists without the other.
 */
export async function startPreparing(
  app: App,
  tx: Transaction,
  { invoiceId, clientId }: { invoiceId: number; clientId: number },
): Promise<void> {
  for (const serviceId of await allServicesRepository(tx).prepareOfInvoice(invoiceId)) {
    await app.jobs.enqueue(tx, provisionService, { serviceId });
    publish.service(tx, clientId, serviceId, 'service.preparing', 'prepare');
  }
}
