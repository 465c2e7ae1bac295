import type { App } from '../../src/app.ts';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import { keepSamples } from '../../src/modules/metrics/keep-samples.ts';
import type { MetricSample } from '../../src/modules/metrics/sample-between.ts';
import { simulatedJobs } from '../simulation.ts';

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
    usage: { memoryPercent: 20, diskPercent: 30 },
    uptimeSeconds: (index + 1) * 300,
    ...figures(index),
  }));
}

export type Measured = { app: App; serviceId: number; samples: readonly MetricSample[]; atOnce: number };

/** Returns the samples of a service, to be kept a batch at a time. */
export function measuring(app: App, serviceId: number, samples: readonly MetricSample[], { atOnce = 1_000, now = app.now } = {}): Measured {
  return { app: { ...app, now }, serviceId, samples, atOnce };
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

/** Keeps the samples until now, as the job does. */
export async function collect({ app, serviceId, samples, atOnce }: Measured): Promise<void> {
  for (;;) {
    const isKept = await app.database.transaction(async (tx) => {
      const cursor = await tx.selectFrom('service_metrics').selectAll().where('service_id', '=', serviceId).executeTakeFirstOrThrow();
      const batch = samples.filter(({ at }) => at > cursor.read_until && at <= app.now()).slice(0, atOnce);
      return (await keepSamples(app, tx, { cursor, samples: batch })) && batch.length > 0;
    });
    if (!isKept) return;
  }
}
