import type { ServerCounters } from '@portico/drivers/server-counters';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { allMetricsRepository } from './all-metrics.repository.ts';
import { keepSamples } from './keep-samples.ts';
import { lastOf, sampleBetween } from './sample-between.ts';

/** Adds what a server did since its last counters. Without new ones, only days that are over are booked. */
export async function keepCounters(
  app: App,
  tx: Transaction,
  { serviceId, counters }: { serviceId: number; counters: ServerCounters | undefined },
): Promise<void> {
  const cursor = await allMetricsRepository(tx, serviceId).find();
  if (cursor === undefined) return;
  const sample = counters === undefined ? null : sampleBetween(cursor.read_until, cursor.counters, counters);
  if (counters === undefined || sample === null) await keepSamples(app, tx, { cursor, samples: [] });
  else await keepSamples(app, tx, { cursor, samples: [sample], counters: lastOf(counters) });
}
