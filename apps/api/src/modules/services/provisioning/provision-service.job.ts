import type { App } from '../../../app.ts';
import { dayAfterPeriod, isoDay } from '../../../calendar.ts';
import { DriverError } from '@portico/drivers/driver-error';
import type { Failure, ServerNetwork, ServerRequest, ServerState } from '@portico/drivers/provisioning-driver';
import { publish } from '../../../platform/events/publish.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { assignNetwork } from '../../addresses/assign-network.ts';
import { addressNeedOf } from './address-need.ts';
import { enqueueReadyMail } from './enqueue-ready-mail.ts';
import { askDriver } from './ask-driver.ts';
import { allServersRepository } from './all-servers.repository.ts';
import { serviceSetUp } from '../service-events.ts';
import { makeRootPassword, openSecret, sealSecret } from './service-secrets.ts';
import { allServicesRepository } from '../all-services.repository.ts';
import type { ServiceRow } from '../services.repository.ts';

/** The customer has paid and waits, so repeat at least every 30 seconds, for hours. An alert covers longer outages. */
const policy = { retryDelayMax: 30, retryLimit: 1_000, expireInSeconds: 90 };

/** How long to wait before polling a driver whose estimate has passed. Without a wait, the loop would block an embedded database. */
const overduePollMs = 1_000;

/** How long to wait before a failed request is repeated, and at most before one that the driver didn't answer is. */
const failedAgainMs = 30_000;
const unansweredAgainMs = 1_000;

/** `unanswered` is how often in a row the driver didn't answer. */
type Given = { serviceId: number; unanswered?: number };

/**
 * Sets up the server of a paid service and enqueues itself again until the driver has prepared it. Idempotent and safe to run concurrently:
 * the driver creates one server per service, and a guarded update activates it.
 */
export const provisionService: Job<Given> = defineJob('provision-service', policy, async (app, { serviceId, unanswered = 0 }, signal) => {
  const service = await app.database.read((tx) => allServicesRepository(tx).find(serviceId));
  if (service?.status !== 'prepare') return;
  const { hostname, tariff, country, configoptions, os, raid, iso } = service;
  const rootPassword = await rootPasswordOf(app, service);
  const system = { os: os?.id ?? null, raid: raid?.id ?? null, iso: iso?.id ?? null };
  const network = await networkFor(app, serviceId);
  if (network === null) return;
  if ('code' in network) return await noteFailure(app, serviceId, network);
  const plan = { tariff, configoptions };
  const request = { serviceId, hostname, ...plan, country, system, network, rootPassword, sshKey: service.ssh_key };
  const server = await requestServer(app, request, signal);
  if (server === null) return await repeatUnanswered(app, { serviceId, unanswered });
  if (server.status === 'failed') return await noteFailure(app, serviceId, server);
  await app.database.transaction(async (tx) => {
    const at = app.now();
    if (server.status === 'preparing') {
      const leftMs = server.readyAt.getTime() - at.getTime();
      await app.jobs.enqueue(tx, provisionService, { serviceId }, { delayMs: leftMs > 0 ? leftMs : overduePollMs, isUrgent: true });
      return;
    }
    const { client_id: clientId, invoice_id: invoiceId } = service;
    const ordered = invoiceId === null ? [] : await allServicesRepository(tx).lockOfInvoice(invoiceId);
    const nextDueDate = dayAfterPeriod(isoDay(at), service.billing_cycle);
    if (await allServersRepository(tx).activate(serviceId, { ...network, power: server.power, at, nextDueDate })) {
      await app.emit(tx, serviceSetUp, { clientId, serviceId, at });
      publish.service(tx, clientId, serviceId, 'service.activated', 'active');
      if (invoiceId !== null) await enqueueReadyMail(app, tx, ordered, { serviceId, clientId, invoiceId, at, isReady: true });
    }
  });
});

/** Returns null if the driver doesn't answer. */
async function requestServer(app: App, request: ServerRequest, signal: AbortSignal): Promise<ServerState | null> {
  const { serviceId } = request;
  try {
    return await askDriver(app, serviceId, signal, (driver, limited) => driver.requestServer(request, limited));
  } catch (error) {
    if (!(error instanceof DriverError) || signal.aborted) throw error;
    app.logger.warn({ err: error, serviceId }, 'failed to request a server');
    return null;
  }
}

/**
 * Repeats the request by a new job that isn't urgent. A retry would keep its place before newer jobs, so a few servers on a host that doesn't
 * answer would occupy all workers, and no server on another host would be set up.
 */
async function repeatUnanswered(app: App, { serviceId, unanswered }: Required<Given>): Promise<void> {
  const delayMs = Math.min(failedAgainMs, unansweredAgainMs * 2 ** unanswered);
  await app.database.transaction((tx) => app.jobs.enqueue(tx, provisionService, { serviceId, unanswered: unanswered + 1 }, { delayMs }));
}

/** Logs a failure once per code, and repeats the request. An operator may mend it meanwhile. */
async function noteFailure(app: App, serviceId: number, { code, reason }: Failure): Promise<void> {
  const isNew = await app.database.transaction(async (tx) => {
    await app.jobs.enqueue(tx, provisionService, { serviceId }, { delayMs: failedAgainMs });
    return await allServersRepository(tx).noteSetupFailure(serviceId, code, app.now());
  });
  if (isNew) app.logger.error({ serviceId, code, reason }, 'the server of a paid service can’t be created');
}

/**
 * Returns the service's addresses, and assigns them if no pool had enough so far. Null if it is no longer in preparation. Stores the name of
 * the default driver before the server exists, so that it is never looked for elsewhere once there is another default.
 */
async function networkFor(app: App, serviceId: number): Promise<ServerNetwork | Failure | null> {
  return await app.database.transaction(async (tx) => {
    const services = allServicesRepository(tx);
    const service = await services.lock(serviceId);
    if (service.status !== 'prepare') return null;
    const driver = service.driver ?? app.defaultDriver;
    if (service.driver === null) await services.change(serviceId, { driver });
    return await assignNetwork(app, tx, addressNeedOf(app, { ...service, driver }));
  });
}

/** Stored before the driver receives it, so that retries set the same password. Returns null for a server that starts from an image. */
async function rootPasswordOf({ configuration, database }: App, { id, iso }: ServiceRow): Promise<string | null> {
  if (iso !== null) return null;
  const generated = makeRootPassword();
  const stored = await database.transaction(async (tx) => {
    await allServersRepository(tx).keepRootPassword(id, sealSecret(configuration, 'root password', id, generated));
    return (await allServicesRepository(tx).find(id))?.root_password;
  });
  return stored == null ? null : openSecret(configuration, 'root password', id, stored);
}
