import type { App } from '../../src/app.ts';
import type { MetricSample } from '../../src/drivers/provisioning/metrics.ts';
import { collectMetrics } from '../../src/modules/metrics/collect-metrics.job.ts';
import { allJobs } from '../../src/registry/jobs.ts';

const { signal } = new AbortController();
export const fiveMinutesMs = 300_000;

/** Nobody reads figures but the test. */
export const jobsButMetrics = allJobs.filter((job) => job !== collectMetrics);

/** Five minutes each, one after the other, from `from` on. */
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

/** The app with a driver that has these samples of one service, and answers some of them at a time; others have none. */
export function measuring(app: App, measuredId: number, samples: readonly MetricSample[], { atOnce = 1_000, now = app.now } = {}): App {
  const readMetrics = async (serviceId: number, since: Date) =>
    serviceId === measuredId ? samples.filter(({ at }) => at > since && at <= now()).slice(0, atOnce) : [];
  return { ...app, now, provisioning: { ...app.provisioning, readMetrics } };
}

/** As if its server had come at that time, and nothing was read yet. */
export async function measureFrom(app: App, serviceId: number, from: Date): Promise<void> {
  await app.database.transaction(async (tx) => {
    await tx.deleteFrom('service_metrics').where('service_id', '=', serviceId).execute();
    await tx
      .insertInto('service_metrics')
      .values({ service_id: serviceId, read_until: from, due_at: from, booked_until: from.toISOString().slice(0, 10) })
      .execute();
  });
}

/** One run of the job, in which every service is due. */
export async function collect(app: App): Promise<void> {
  await app.database.transaction((tx) =>
    tx
      .updateTable('service_metrics')
      .set({ due_at: new Date(0) })
      .execute(),
  );
  await collectMetrics.handle(app, {}, signal);
}
