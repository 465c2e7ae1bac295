import type { App } from '../../app.ts';
import { isoDay, startOfHour } from '../../calendar.ts';
import type { LastCounters } from '../../platform/database/tables/traffic-tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { serviceToCharge } from '../services/service-to-charge.ts';
import { bookUsage, type DayOfUsage } from '../traffic/book-usage.ts';
import { allMetricsRepository, type Cursor } from './all-metrics.repository.ts';
import { rollUp } from './roll-up.ts';
import type { MetricSample } from './sample-between.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** More than charts show. */
const hoursKept = 14 * 24;
const daysKept = 400;
/** If a driver has no new samples an hour after a day's end, that day is complete. */
const silenceMs = hourMs;

/**
 * Adds samples to a service's figures and books the days that they complete. A guarded update of the cursor lets only one of several
 * concurrent readers do so. Returns true if this call did.
 */
export async function keepSamples(
  app: App,
  tx: Transaction,
  { cursor, samples, counters }: { cursor: Cursor; samples: readonly MetricSample[]; counters?: LastCounters },
): Promise<boolean> {
  const { service_id: serviceId } = cursor;
  const repository = allMetricsRepository(tx, serviceId);
  const news = samples.filter(({ at }) => at > cursor.read_until);
  const last = news.at(-1);
  const bookUntil = dayToBookUntil(cursor, last, app.now());
  if (last === undefined && bookUntil === cursor.booked_until) return false;
  const isOurs = await repository.advance(cursor, {
    booked_until: bookUntil,
    ...(last && vitalsOf(last)),
    ...(counters && { counters: JSON.stringify(counters) }),
  });
  if (!isOurs) return false;
  if (last !== undefined) {
    const { hours, days } = rollUp(news);
    await repository.addHours(hours);
    await repository.addDays(days);
    const hour = startOfHour(last.at.getTime());
    if (hour > startOfHour(cursor.read_until.getTime())) await repository.forgetHours(new Date(hour - hoursKept * hourMs));
  }
  if (bookUntil > cursor.booked_until) {
    await repository.forgetDays(isoDay(app.now(), -daysKept));
    await bookDays(tx, serviceId, { from: cursor.booked_until, until: bookUntil, at: app.now() });
  }
  return true;
}

/** Returns the first day that may still receive samples. */
function dayToBookUntil(cursor: Cursor, last: MetricSample | undefined, now: Date): string {
  const day = isoDay(last?.at ?? new Date(now.getTime() - silenceMs));
  return day > cursor.booked_until ? day : cursor.booked_until;
}

function vitalsOf({ at, cpuPercent, usage, uptimeSeconds }: MetricSample) {
  return {
    read_until: at,
    // A sample without a load leaves the previous one.
    ...(cpuPercent !== null && { cpu_percent: cpuPercent }),
    memory_percent: usage?.memoryPercent ?? null,
    disk_percent: usage?.diskPercent ?? null,
    // Rounded up, because zero means off.
    uptime_seconds: Math.ceil(uptimeSeconds),
  };
}

/** Books the days from `from` on and before `until`. */
export async function bookDays(
  tx: Transaction,
  serviceId: number,
  { from, until, at }: { from: string; until: string; at: Date },
): Promise<void> {
  const service = await serviceToCharge(tx, serviceId);
  if (service === undefined || service.includedBytes === null) return;
  let charged = 0;
  for (let day = from; day < until; day = isoDay(new Date(Date.parse(day) + dayMs))) {
    charged += await bookDay(tx, { service, includedBytes: service.includedBytes, day, at });
  }
  if (charged > 0) publish.service(tx, service.clientId, serviceId, 'service.traffic_changed', service.status);
}

async function bookDay(tx: Transaction, usage: Omit<DayOfUsage, 'usedBytes'>): Promise<number> {
  const { service, day } = usage;
  const usedBytes = await allMetricsRepository(tx, service.serviceId).usedBytes(`${day.slice(0, 7)}-01`, day);
  return bookUsage(tx, { ...usage, usedBytes });
}
