import { isoDay, startOfHour } from '@portico/api/calendar';
import type { Transaction } from '@portico/api/platform/database/database';
import { rollUp } from '@portico/api/modules/metrics/roll-up';
import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { simulatedCounters } from '@portico/simulation/simulator/simulated-counters';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const daysSeeded = 366;
const hoursSeeded = 72;

/** Average outbound gigabytes per hour. Inbound traffic is about a third of it. */
const busyness: Readonly<Record<string, number>> = {
  'edge-fra-01.acme.dev': 27,
  'db-primary.acme.dev': 9,
  'backup-hel.acme.dev': 6,
  'mail.acme.dev': 1,
};

export type DemoDay = { day: string; bytes: number };
type Measured = { serviceId: number; hostname: string; since: Date; until: Date | null; seed: string };

/** Writes a year of metrics for one server: busier by day and on working days, and identical in every demo. Returns its daily usage. */
export async function demoDays(tx: Transaction, { serviceId, hostname, since, until, seed }: Measured, now: Date): Promise<DemoDay[]> {
  const end = startOfHour(Math.min(now.getTime(), until?.getTime() ?? Infinity));
  const start = Math.max(Math.ceil(since.getTime() / hourMs) * hourMs, Math.floor(now.getTime() / dayMs) * dayMs - daysSeeded * dayMs);
  const samples = Array.from({ length: Math.max(0, (end - start) / hourMs) }, (_, index) =>
    hourOf(start + index * hourMs, serviceId, busyness[hostname] ?? 2),
  );
  const { hours, days } = rollUp(samples);
  const firstHour = now.getTime() - hoursSeeded * hourMs;
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
  const readUntil = new Date(startOfHour(now.getTime()));
  const counters = until === null ? await countersAt(tx, { serviceId, seed }, readUntil) : null;
  await tx
    .insertInto('service_metrics')
    .values({ service_id: serviceId, read_until: readUntil, due_at: now, booked_until: isoDay(now), counters: JSON.stringify(counters) })
    .execute();
  return days.map(({ day, in_bytes, out_bytes }) => ({ day, bytes: in_bytes + out_bytes }));
}

/** Returns the simulator's counters, so that the first reading has something to compare its own with. */
async function countersAt(tx: Transaction, { serviceId, seed }: Pick<Measured, 'serviceId' | 'seed'>, at: Date) {
  const { ready_at: bootedAt, power } = await tx
    .withTables<SimulationTables>()
    .selectFrom('simulated_server')
    .select(['ready_at', 'power'])
    .where('service_id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const { bootEpoch, receivedBytes, sentBytes, cpuNs } = simulatedCounters(seed, { serviceId, bootedAt, power, runsUntil: null }, at);
  return { bootEpoch, receivedBytes, sentBytes, cpuNs };
}

function hourOf(startMs: number, serviceId: number, gigabytesAnHour: number) {
  const hour = Math.floor(startMs / hourMs);
  const noise = ((hour * 7_919 + serviceId * 104_729) % 1_000) / 1_000;
  const daylight = 1 + 0.5 * Math.sin(((hour % 24) / 24 - 0.35) * 2 * Math.PI);
  const isWeekend = new Date(startMs).getUTCDay() % 6 === 0;
  const load = daylight * (0.8 + 0.4 * noise) * (isWeekend ? 0.7 : 1.1);
  const bytesOut = Math.round(gigabytesAnHour * 1e9 * load);
  const cpuPercent = Math.min(95, Math.round((12 + 14 * load + gigabytesAnHour / 2) * 10) / 10);
  const at = new Date(startMs + hourMs);
  return {
    at,
    seconds: 3_600,
    bytesIn: Math.round(bytesOut * 0.34),
    bytesOut,
    cpuPercent,
    usage: {
      memoryPercent: Math.min(92, Math.round((34 + 9 * load + gigabytesAnHour / 3) * 10) / 10),
      diskPercent: diskOf(hour, serviceId),
    },
    uptimeSeconds: 0,
  };
}

/** The disk fills by one percent every two weeks and is cleaned up twice a year. */
function diskOf(hour: number, serviceId: number): number {
  const halfYearHours = 182 * 24;
  return Math.round((41 + (serviceId % 5) * 3 + ((hour % halfYearHours) / halfYearHours) * 13) * 10) / 10;
}
