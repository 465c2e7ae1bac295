import { dayAfterPeriod, isoDay } from '../../calendar.ts';
import { announce } from '../../events/announce.ts';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import { servicesRepository } from './services.repository.ts';

/**
 * Makes a server out of a paid service: asks the driver, and comes back while the server is being prepared. Safe to repeat and to run twice at
 * once: the driver makes one server for a service, and one guarded update makes it active.
 */
export const provisionService: Job<{ serviceId: number }> = defineJob(
  'provision-service',
  { retryLimit: 40 },
  async (app, { serviceId }) => {
    const service = await app.database.read((tx) => servicesRepository(tx).find(serviceId));
    if (service?.status !== 'prepare') return;
    const { hostname, tariff, country, configoptions } = service;
    const server = await app.provisioning.requestServer({ serviceId, hostname, tariff, country, configoptions });
    await app.database.transaction(async (tx) => {
      const at = app.now();
      if (server.status === 'preparing') {
        await app.jobs.enqueue(tx, provisionService, { serviceId }, { delayMs: server.readyAt.getTime() - at.getTime() });
        return;
      }
      const nextDueDate = dayAfterPeriod(isoDay(at), service.billing_cycle);
      if (await servicesRepository(tx).activate(serviceId, { ip: server.ipv4, at, nextDueDate })) {
        announce.service(tx, service.client_id, serviceId, 'active');
      }
    });
  },
);
