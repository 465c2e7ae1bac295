import type { App } from '../../src/app.ts';
import type { MetricSample } from '@portico/drivers/metrics';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import { simulatedJobs } from '../simulation.ts';

const { signal } = new AbortController();
export const fiveMinutesMs = 300_000;

/** Excludes the metrics job, so that only the test reads them. */
export const jobsButMetrics = simulatedJobs.filter((job) => job !== collectMetrics);

/** Returns consecutive five-minute samples, starting at `from`. */
export function samplesOf(from: Date, count: number, figures: (index: number) => Partial<MetricSample>): MetricSample[] {
  return Array.from({ length: count }, (_, index) => ({
    at: new Date(from.getTime() + (index + 1) * fiveMinutesMs),
    seconds: 300,
    bytesIn: 0,
    bytesOut: 0,
    cpuPercent: 10,
    memoryPercent: 20,
    diskPercent: 30,
    uptimeSeconds: (index + 1) * 300,
    ...figures(index),
  }));
}

/** Returns the app with a driver that has these samples for one service, a batch per call, and none for others. */
export function measuring(app: App, measuredId: number, samples: readonly MetricSample[], { atOnce = 1_000, now = app.now } = {}): App {
  const readMetrics = async (serviceId: number, since: Date) =>
    serviceId === measuredId ? samples.filter(({ at }) => at > since && at <= now()).slice(0, atOnce) : [];
  return { ...app, now, provisioning: { ...app.provisioning, readMetrics } };
}

/** Resets a service as if its server had started then, with nothing read yet. */
export async function measureFrom(app: App, serviceId: number, from: Date): Promise<void> {
  await app.database.transaction(async (tx) => {
    await tx.deleteFrom('service_metrics').where('service_id', '=', serviceId).execute();
    await tx
      .insertInto('service_metrics')
      .values({ service_id: serviceId, read_until: from, due_at: from, booked_until: from.toISOString().slice(0, 10) })
      .execute();
  });
}

/** Runs the job once with every service due. */
export async function collect(app: App): Promise<void> {
  await app.database.transaction((tx) =>
    tx
      .updateTable('service_metrics')
      .set({ due_at: new Date(0) })
      .execute(),
  );
  await collectMetrics.handle(app, {}, signal);
}
