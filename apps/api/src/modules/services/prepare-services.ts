import type { Transaction } from '../../database/database.ts';
import type { Jobs } from '../../queue/queue.ts';
import { publishEvent } from '../../events/publish-event.ts';
import { servicesRepository } from './services.repository.ts';

/** The services of a paid invoice are to be set up: each by a job, which exists exactly when the payment does. */
export async function startPreparing(
  tx: Transaction,
  jobs: Jobs,
  { invoiceId, clientId }: { invoiceId: number; clientId: number },
): Promise<void> {
  for (const serviceId of await servicesRepository(tx).prepareOfInvoice(invoiceId)) {
    await jobs.enqueue(tx, 'provision-service', { serviceId });
    publishEvent(tx, clientId, { type: 'service.changed', resource: { type: 'service', id: String(serviceId) }, status: 'prepare' });
  }
}
