import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { askDriver } from './ask-driver.ts';
import { serversRepository } from './servers.repository.ts';
import { servicesRepository } from '../services.repository.ts';

/** Removes the server of a deleted service. Releases its addresses first, because the driver may then assign them again. Idempotent. */
export const removeServer: Job<{ serviceId: number }> = defineJob('remove-server', {}, async (app, { serviceId }, signal) => {
  const service = await app.database.read((tx) => servicesRepository(tx).find(serviceId));
  if (service?.status !== 'delete' || service.server_released_at !== null) return;
  await app.database.transaction((tx) => serversRepository(tx).releaseAddresses(serviceId, app.now()));
  await askDriver(app, signal, (driver, limited) => driver.removeServer(serviceId, limited));
  await app.database.transaction((tx) => serversRepository(tx).markReleased(serviceId, app.now()));
});
