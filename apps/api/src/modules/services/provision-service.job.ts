import type { App } from '../../app.ts';
import { dayAfterPeriod, isoDay } from '../../calendar.ts';
import { publishEvent } from '../../events/publish-event.ts';
import { servicesRepository } from './services.repository.ts';

/**
 * The job that makes a server out of a paid service: asks the driver, and comes back while the server is being prepared. Safe to repeat and to
 * run twice at once: the driver makes one server for a service, and one guarded update makes it active.
 */
export async function provisionService({ app, serviceId }: { app: App; serviceId: number }): Promise<void> {
  const service = await app.database.read((tx) => servicesRepository(tx).find(serviceId));
  if (service?.status !== 'prepare') return;
  const server = await app.provisioning.requestServer({
    serviceId,
    hostname: service.hostname,
    tariff: service.tariff,
    country: service.country,
    configoptions: service.configoptions,
  });
  await app.database.transaction(async (tx) => {
    if (server.status === 'preparing') {
      // The queue waits by the real clock, whatever the application's own says.
      const remainingMs = server.readyAt.getTime() - app.now().getTime();
      await app.jobs.enqueue(tx, 'provision-service', { serviceId }, { startAfter: new Date(Date.now() + remainingMs) });
      return;
    }
    const at = app.now();
    const nextDueDate = dayAfterPeriod(isoDay(at), service.billing_cycle);
    if (!(await servicesRepository(tx).activate(serviceId, { ip: server.ipv4, at, nextDueDate }))) return;
    publishEvent(tx, service.client_id, {
      type: 'service.changed',
      resource: { type: 'service', id: String(serviceId) },
      status: 'active',
    });
  });
}
