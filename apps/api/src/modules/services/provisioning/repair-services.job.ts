import { DriverError } from '@portico/drivers/driver-error';
import type { Power } from '@portico/drivers/provisioning-driver';
import type { App } from '../../../app.ts';
import { publish } from '../../../platform/events/publish.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { allActionsRepository } from '../actions/all-actions.repository.ts';
import { runAction } from '../actions/run-action.job.ts';
import { askNamedDriver, byDriver } from './ask-driver.ts';
import { provisionService } from './provision-service.job.ts';
import { removeServer } from './remove-server.job.ts';
import { allServersRepository } from './all-servers.repository.ts';

const everySeconds = 60;
const batchSize = 200;
/** Running actions are checked every few seconds. One that was not checked for this long has lost its job. */
const staleAfterMs = 90_000;

/**
 * Recovers from crashes and changes outside our control: resumes actions and setups without a job, settles uncertain actions, removes
 * servers of deleted services and corrects power states that differ from the driver's. The renewals job then stops a suspended server that
 * someone has started.
 */
export const repairServices = defineJob(
  'repair-services',
  { everySeconds, workers: 1, retryLimit: 0, expireInSeconds: 300 },
  async (app, _given, signal) => {
    const away = new Set<string>();
    try {
      await correctPowers(app, away, signal);
    } finally {
      await resume(app, away);
    }
  },
);

/**
 * What only a driver that is away can settle or remove is left to a later run. Each attempt would take its time limit, and actions on other
 * hosts would wait for it.
 */
async function resume(app: App, drivers: ReadonlySet<string>): Promise<void> {
  const away = { drivers, defaultDriver: app.defaultDriver };
  const since = new Date(app.now().getTime() - staleAfterMs);
  await app.database.transaction(async (tx) => {
    const once = (id: string | number) => ({ once: { key: String(id), withinSeconds: everySeconds } });
    for (const actionId of await allActionsRepository(tx).staleActions(runAction.name, since, away, batchSize)) {
      await app.jobs.enqueue(tx, runAction, { actionId }, once(actionId));
    }
    for (const serviceId of await allServersRepository(tx).withoutSetupJob(provisionService.name, batchSize)) {
      await app.jobs.enqueue(tx, provisionService, { serviceId }, once(serviceId));
    }
    await allServersRepository(tx).noteMissingEnds(app.now());
    for (const serviceId of await allServersRepository(tx).notReleased(removeServer.name, away, batchSize)) {
      await app.jobs.enqueue(tx, removeServer, { serviceId }, once(serviceId));
    }
  });
}

/** Adds the drivers that don't answer to `away`. They aren't asked again. A run that is cut off adds none. */
async function correctPowers(app: App, away: Set<string>, signal: AbortSignal): Promise<void> {
  let last = 0;
  while (!signal.aborted) {
    const after = last;
    const services = await app.database.read((tx) => allServersRepository(tx).withServerAfter(after, batchSize));
    if (services.length === 0) return;
    last = services.at(-1)?.id ?? after;
    for (const [driver, own] of byDriver(app, services)) {
      if (!away.has(driver) && !signal.aborted && !(await correctPowersOf(app, driver, own, signal))) away.add(driver);
    }
  }
}

type ServiceWithPower = Awaited<ReturnType<ReturnType<typeof allServersRepository>['withServerAfter']>>[number];

/** Returns false if the driver can't be reached, which doesn't keep the others from being asked. */
async function correctPowersOf(app: App, driver: string, services: readonly ServiceWithPower[], signal: AbortSignal): Promise<boolean> {
  const askedAt = app.now();
  const ids = services.map(({ id }) => id);
  let powers: ReadonlyMap<number, Power>;
  try {
    powers = await askNamedDriver(app, driver, signal, (one, limited) => one.powerOf(ids, limited));
  } catch (error) {
    if (!(error instanceof DriverError)) throw error;
    if (signal.aborted) return true;
    app.logger.warn({ err: error, driver }, 'failed to read the power of servers');
    return false;
  }
  for (const service of services) {
    if (signal.aborted) return true;
    const seen = powers.get(service.id);
    if (service.status !== 'delete' && seen !== undefined && seen !== service.power) await correctPower(app, service, seen, askedAt);
  }
  return true;
}

/** A state that can't be stored doesn't keep those of other servers from being corrected. */
async function correctPower(app: App, service: ServiceWithPower, seen: Power, askedAt: Date): Promise<void> {
  try {
    await app.database.transaction(async (tx) => {
      if (await allServersRepository(tx).correctPower(service, seen, askedAt))
        publish.service(tx, service.clientId, service.id, 'service.power_changed', service.status);
    });
  } catch (error) {
    app.logger.error({ err: error, serviceId: service.id, seen }, 'failed to correct the power of a server');
  }
}
