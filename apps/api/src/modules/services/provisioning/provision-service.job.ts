import type { App } from '../../../app.ts';
import { dayAfterPeriod, isoDay } from '../../../calendar.ts';
import { publish } from '../../../platform/events/publish.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { announceReady } from '../announce-ready.ts';
import { askDriver } from './ask-driver.ts';
import { serversRepository } from './servers.repository.ts';
import { serviceSetUp } from '../service-events.ts';
import { makeRootPassword, openSecret, sealSecret } from './service-secrets.ts';
import { servicesRepository, type ServiceRow } from '../services.repository.ts';

/** Somebody has paid and waits: after an outage it is tried again within half a minute. For hours; then it is an alert. */
const policy = { retryDelayMax: 30, retryLimit: 1_000, expireInSeconds: 90 };

/**
 * Makes a server out of a paid service: asks the driver, and comes back while the server is being prepared. Safe to repeat and to run twice at
 * once: the driver makes one server for a service, and one guarded update makes it active.
 */
export const provisionService: Job<{ serviceId: number }> = defineJob('provision-service', policy, async (app, { serviceId }, signal) => {
  const service = await app.database.read((tx) => servicesRepository(tx).find(serviceId));
  if (service?.status !== 'prepare') return;
  const { hostname, tariff, country, configoptions, os, raid, iso } = service;
  const rootPassword = await rootPasswordOf(app, service);
  const system = { os: os?.id ?? null, raid: raid?.id ?? null, iso: iso?.id ?? null };
  const request = { serviceId, hostname, tariff, country, configoptions, system, ipv4Count: ipv4CountOf(service), rootPassword };
  const server = await askDriver(app, signal, (driver, limited) => driver.requestServer(request, limited));
  await app.database.transaction(async (tx) => {
    const at = app.now();
    if (server.status === 'preparing') {
      await app.jobs.enqueue(tx, provisionService, { serviceId }, { delayMs: server.readyAt.getTime() - at.getTime() });
      return;
    }
    const { client_id: clientId, invoice_id: invoiceId } = service;
    const ordered = invoiceId === null ? [] : await servicesRepository(tx).lockOfInvoice(invoiceId);
    const nextDueDate = dayAfterPeriod(isoDay(at), service.billing_cycle);
    if (await serversRepository(tx).activate(serviceId, { ...server, at, nextDueDate })) {
      await app.emit(tx, serviceSetUp, { clientId, serviceId, at });
      publish.service(tx, clientId, serviceId, 'service.activated', 'active');
      if (invoiceId !== null) await announceReady(app, tx, ordered, { serviceId, clientId, invoiceId, at });
    }
  });
});

/** Made once, and kept before the driver hears of it: asked again, it sets the same one. A server that starts from an image has none of ours. */
async function rootPasswordOf({ configuration, database }: App, { id, iso }: ServiceRow): Promise<string | null> {
  if (iso !== null) return null;
  const made = makeRootPassword();
  const kept = await database.transaction(async (tx) => {
    await serversRepository(tx).keepRootPassword(id, sealSecret(configuration, 'root password', id, made));
    return (await servicesRepository(tx).find(id))?.root_password;
  });
  return kept == null ? null : openSecret(configuration, 'root password', id, kept);
}

/** A quantity of the catalogue, by the id that ours has; a plan without it has one address. */
function ipv4CountOf({ configoptions }: ServiceRow): number {
  const count = configoptions['ipv4'];
  return typeof count === 'number' && count > 0 ? count : 1;
}
