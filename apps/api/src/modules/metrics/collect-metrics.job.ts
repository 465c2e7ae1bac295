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

/** Logs a failure, so that other services continue. These are due again soon. */
async function collectOf(app: App, driver: string, serviceIds: readonly number[], signal: AbortSignal): Promise<void> {
  try {
    const counters = await askNamedDriver(app, driver, signal, (one, limited) => one.counters(serviceIds, limited));
    for (const serviceId of serviceIds) {
      await app.database.transaction((tx) => keepCounters(app, tx, { serviceId, counters: counters.get(serviceId) }));
    }
  } catch (error) {
    app.logger.warn({ err: error, driver, services: serviceIds.length }, 'failed to read the counters of servers');
  }
}
