import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { releaseNetwork } from '../../addresses/assign-network.ts';
import { askDriver } from './ask-driver.ts';
import { readLastCounters } from './read-last-counters.ts';
import { serverRemoved } from '../service-events.ts';
import { allServersRepository } from './all-servers.repository.ts';
import { allServicesRepository } from '../all-services.repository.ts';

const askAgainMs = 2_000;

/** Removes the server of a deleted service, and then releases its addresses. Idempotent. */
export const removeServer: Job<{ serviceId: number }> = defineJob('remove-server', {}, async (app, { serviceId }, signal) => {
  const service = await app.database.read((tx) => allServicesRepository(tx).find(serviceId));
  if (service?.status !== 'delete' || service.server_released_at !== null) return;
  await readLastCounters(app, serviceId, signal);
  const state = await askDriver(app, serviceId, signal, (driver, limited) => driver.removeServer(serviceId, limited));
  await app.database.transaction(async (tx) => {
    if (state === 'removing') await app.jobs.enqueue(tx, removeServer, { serviceId }, { delayMs: askAgainMs });
    else {
      const at = app.now();
      await allServersRepository(tx).markReleased(serviceId, at);
      await app.emit(tx, serverRemoved, { serviceId, at });
      await releaseNetwork(tx, serviceId, at);
    }
  });
});
