import type { App } from '../../app.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { askDriver } from '../services/provisioning/ask-driver.ts';
import { keepSamples } from './keep-samples.ts';
import { allMetricsRepository } from './all-metrics.repository.ts';
import { dueMetricsRepository } from './due-metrics.repository.ts';

/** How often a service's metrics are collected. */
const intervalMs = 300_000;
const atOnce = 8;
/** Limits the reads per service and run. A service with more data is due again later. */
const maxAnswers = 60;
const policy = { everySeconds: 60, workers: 1, expireInSeconds: 300, retryLimit: 0 };

/**
 * Collects and rolls up server metrics. Several processes share the work; a service that is skipped or read twice ends with the same
 * figures.
 */
export const collectMetrics = defineJob('collect-metrics', policy, async (app, _nothing, signal) => {
  while (!signal.aborted) {
    const now = app.now();
    const due = await app.database.transaction((tx) => dueMetricsRepository(tx).take(now, new Date(now.getTime() + intervalMs), atOnce));
    if (due.length === 0) return;
    await Promise.all(due.map((serviceId) => collectOf(app, serviceId, signal)));
  }
});

/** Logs a failure so that other services continue. The service is due again soon. */
async function collectOf(app: App, serviceId: number, signal: AbortSignal): Promise<void> {
  try {
    await readOf(app, serviceId, signal);
  } catch (error) {
    app.logger.warn({ err: error, serviceId }, 'failed to read the metrics of a service');
  }
}

export async function readOf(app: App, serviceId: number, signal: AbortSignal): Promise<void> {
  for (let answers = 0; answers < maxAnswers && !signal.aborted; answers += 1) {
    const cursor = await app.database.read((tx) => allMetricsRepository(tx, serviceId).find());
    if (cursor === undefined) return;
    const samples = await askDriver(
      app,
      signal,
      async (driver, limited) => (await driver.readMetrics?.(serviceId, cursor.read_until, limited)) ?? [],
    );
    const isKept = await app.database.transaction((tx) => keepSamples(app, tx, { cursor, samples }));
    if (!isKept || samples.length === 0) return;
  }
}
