import type { ServerCounters } from '@portico/drivers/server-counters';
import type { App } from '../../app.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { askNamedDriver, byDriver } from '../services/provisioning/ask-driver.ts';
import { dueMetricsRepository } from './due-metrics.repository.ts';
import { keepCounters } from './keep-counters.ts';

/** How often a service's metrics are collected. */
const intervalMs = 300_000;
/** The services of one call to a driver, at most. */
const atOnce = 200;
const policy = { everySeconds: 60, workers: 1, expireInSeconds: 300, retryLimit: 0 };

/**
 * Reads the counters of servers, many with one call, and adds what they did since the last reading. Several processes share the work; a
 * service that is skipped or read twice ends with the same figures, because the last counters are a row.
 */
export const collectMetrics = defineJob('collect-metrics', policy, async (app, _nothing, signal) => {
  while (!signal.aborted) {
    const now = app.now();
    const due = await app.database.transaction((tx) => dueMetricsRepository(tx).take(now, new Date(now.getTime() + intervalMs), atOnce));
    if (due.length === 0) return;
    for (const [driver, services] of byDriver(app, due)) {
      await collectOf(
        app,
        driver,
        services.map(({ id }) => id),
        signal,
      );
    }
  }
});

/** Logs a driver's failure, so that the servers of other drivers continue. Its own are due again soon. */
async function collectOf(app: App, driver: string, serviceIds: readonly number[], signal: AbortSignal): Promise<void> {
  let counters: ReadonlyMap<number, ServerCounters>;
  try {
    counters = await askNamedDriver(app, driver, signal, (one, limited) => one.counters(serviceIds, limited));
  } catch (error) {
    app.logger.warn({ err: error, driver, services: serviceIds.length }, 'failed to read the counters of servers');
    return;
  }
  for (const serviceId of serviceIds) {
    if (signal.aborted) return;
    await keepOrLog(app, serviceId, counters.get(serviceId));
  }
}

/** Counters that can't be kept, such as those of a host with a wrong clock, don't keep other servers from being measured. */
async function keepOrLog(app: App, serviceId: number, counters: ServerCounters | undefined): Promise<void> {
  try {
    await app.database.transaction((tx) => keepCounters(app, tx, { serviceId, counters }));
  } catch (error) {
    app.logger.error({ err: error, serviceId }, 'failed to keep the counters of a server');
  }
}
