import type { ServerCounters } from '@portico/drivers/server-counters';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { allMetricsRepository } from './all-metrics.repository.ts';
import { keepSamples } from './keep-samples.ts';
import { fallenCounters, nextLast, sampleBetween } from './sample-between.ts';

/** Adds what a server did since its last counters. Without new ones, only days that are over are booked. */
export async function keepCounters(
  app: App,
  tx: Transaction,
  { serviceId, counters }: { serviceId: number; counters: ServerCounters | undefined },
): Promise<void> {
  const cursor = await allMetricsRepository(tx, serviceId).find();
  if (cursor === undefined) return;
  const last = cursor.counters;
  const sample = counters === undefined ? null : sampleBetween(cursor.read_until, last, counters);
  if (counters === undefined || sample === null) {
    await keepSamples(app, tx, { cursor, samples: [] });
    return;
  }
  const fallen = fallenCounters(last, counters);
  if (fallen.length > 0)
    app.logger.warn({ serviceId, fallen }, 'counters of a server fell within one boot: they count again above their highest value');
  await keepSamples(app, tx, { cursor, samples: [sample], counters: nextLast(last, counters) });
}
