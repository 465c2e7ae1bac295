import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { provisionService } from './provision-service.job.ts';
import { servicesRepository } from '../services.repository.ts';

/** The services of a paid invoice are to be set up: each by a job, which exists exactly when the payment does. */
export async function startPreparing(
  app: App,
  tx: Transaction,
  { invoiceId, clientId }: { invoiceId: number; clientId: number },
): Promise<void> {
  for (const serviceId of await servicesRepository(tx).prepareOfInvoice(invoiceId)) {
    await app.jobs.enqueue(tx, provisionService, { serviceId });
    publish.service(tx, clientId, serviceId, 'service.preparing', 'prepare');
  }
}
