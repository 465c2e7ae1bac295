import type { App } from '../../app.ts';
import { isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { bookDays } from './keep-samples.ts';
import { newServerCounters } from './sample-between.ts';
import { allMetricsRepository } from './all-metrics.repository.ts';

type OfService = { serviceId: number; at: Date };

/** Starts collecting metrics when a service gets its server. */
export async function beginMetrics(_app: App, tx: Transaction, { serviceId, at }: OfService): Promise<void> {
  await allMetricsRepository(tx, serviceId).begin({ readUntil: at, dueAt: at, bookedUntil: isoDay(at), counters: newServerCounters });
}

/** Compares the next counters with nothing, because what another machine counted before isn't the service's. */
export async function forgetCounters(_app: App, tx: Transaction, { serviceId }: OfService): Promise<void> {
  await allMetricsRepository(tx, serviceId).forgetCounters();
}

/** Stops collecting metrics and books the last days. Daily figures remain, because charges refer to them. */
export async function endMetrics(_app: App, tx: Transaction, { serviceId, at }: OfService): Promise<void> {
  const repository = allMetricsRepository(tx, serviceId);
  const cursor = await repository.find();
  if (cursor === undefined) return;
  await repository.end();
  await repository.forgetHours(new Date(at.getTime() + 86_400_000));
  await bookDays(tx, serviceId, { from: cursor.booked_until, until: isoDay(at, 1), at });
}
