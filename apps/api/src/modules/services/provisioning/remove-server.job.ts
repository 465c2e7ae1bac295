import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { askDriver } from './ask-driver.ts';
import { serversRepository } from './servers.repository.ts';
import { servicesRepository } from '../services.repository.ts';

/** Takes the server of a deleted service down: its addresses are free first, then the driver may give them to others. Safe to repeat. */
export const removeServer: Job<{ serviceId: number }> = defineJob('remove-server', {}, async (app, { serviceId }, signal) => {
  const service = await app.database.read((tx) => servicesRepository(tx).find(serviceId));
  if (service?.status !== 'delete' || service.server_released_at !== null) return;
  await app.database.transaction((tx) => serversRepository(tx).releaseAddresses(serviceId, app.now()));
  await askDriver(app, signal, (driver, limited) => driver.removeServer(serviceId, limited));
  await app.database.transaction((tx) => serversRepository(tx).markReleased(serviceId, app.now()));
});
