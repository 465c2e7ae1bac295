import type { App } from '../../../app.ts';
import { assignNetwork } from '../../addresses/assign-network.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { addressNeedOf } from './address-need.ts';
import { provisionService } from './provision-service.job.ts';
import { allServicesRepository } from '../all-services.repository.ts';

/**
 * Starts the setup of a paid invoice's services. Their addresses are assigned and the jobs enqueued in the payment's transaction. If a pool
 * is empty, the job assigns the addresses later.
 */
export async function startPreparing(
  app: App,
  tx: Transaction,
  { invoiceId, clientId }: { invoiceId: number; clientId: number },
): Promise<void> {
  const services = await allServicesRepository(tx).prepareOfInvoice(invoiceId);
  for (const service of services) await assignNetwork(app, tx, addressNeedOf(app, service));
  for (const { id: serviceId } of services) {
    await app.jobs.enqueue(tx, provisionService, { serviceId }, { isUrgent: true });
    publish.service(tx, clientId, serviceId, 'service.preparing', 'prepare');
  }
}
