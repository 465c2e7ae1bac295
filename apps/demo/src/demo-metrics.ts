import { isoDay, startOfHour } from '@portico/api/calendar';
import type { Transaction } from '@portico/api/platform/database/database';
import { rollUp } from '@portico/api/modules/metrics/roll-up';
import { nextLast, sampleBetween } from '@portico/api/modules/metrics/sample-between';
import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { simulatedCounters } from '@portico/simulation/simulator/simulated-counters';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const daysSeeded = 366;
/** Charts by hour go back two days. Before that, a reading a day is enough. */
const hourlyDays = 3;

export type DemoDay = { day: string; bytes: number };
type Measured = { serviceId: number; since: Date; until: Date | null; seed: string };

/**
 * Writes a year of metrics for one server, as if the simulator's counters had been read every day and lately every hour. The next reading
 * continues them. Returns its daily usage.
 */
export async function demoDays(tx: Transaction, { serviceId, since, until, seed }: Measured, now: Date): Promise<DemoDay[]> {
  const { ready_at: bootedAt, peak_bytes_per_second: peakBytesPerSecond } = await tx
    .withTables<SimulationTables>()
    .selectFrom('simulated_server')
    .select(['ready_at', 'peak_bytes_per_second'])
    .where('service_id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const countersAt = (ms: number) =>
    simulatedCounters(seed, { serviceId, bootedAt, power: 'running', runsUntil: null, peakBytesPerSecond }, new Date(ms));
  const end = startOfHour(Math.min(now.getTime(), until?.getTime() ?? Infinity));
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const start = Math.max(Math.ceil(since.getTime() / hourMs) * hourMs, today - daysSeeded * dayMs);
  const firstHour = today - hourlyDays * dayMs;
  const boundaries = [
    start,
    ...stepsWithin(start, Math.min(firstHour, end + 1), dayMs),
    ...stepsWithin(Math.max(start, firstHour - 1), end + 1, hourMs),
  ];
  const readings = boundaries.map(countersAt);
  const samples = readings.flatMap((reading, index) => {
    const before = readings[index - 1];
    return (before && sampleBetween(before.at, nextLast(null, before), reading)) ?? [];
  });
  const { hours, days } = rollUp(samples);
  const shownHours = hours.filter(({ hour }) => hour.getTime() >= firstHour);
  if (days.length > 0)
    await tx
      .insertInto('service_traffic_day')
      .values(days.map((day) => ({ service_id: serviceId, ...day })))
      .execute();
  if (shownHours.length > 0)
    await tx
      .insertInto('service_traffic_hour')
      .values(shownHours.map((hour) => ({ service_id: serviceId, ...hour })))
      .execute();
  const readUntil = startOfHour(now.getTime());
  await tx
    .insertInto('service_metrics')
    .values({
      service_id: serviceId,
      read_until: new Date(readUntil),
      due_at: now,
      booked_until: isoDay(now),
      counters: JSON.stringify(nextLast(null, countersAt(until?.getTime() ?? readUntil))),
    })
    .execute();
  return days.map(({ day, in_bytes, out_bytes }) => ({ day, bytes: in_bytes + out_bytes }));
}

/** Returns the multiples of `stepMs` after `from` and before `to`. */
function stepsWithin(from: number, to: number, stepMs: number): number[] {
  const first = (Math.floor(from / stepMs) + 1) * stepMs;
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / stepMs)) }, (_, index) => first + index * stepMs);
}
