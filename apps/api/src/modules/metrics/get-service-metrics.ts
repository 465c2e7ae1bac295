import type { MetricPoint, ServiceMetrics } from '@portico/contract';
import { isoDay } from '../../calendar.ts';
import type { Transaction } from '../../database/database.ts';
import type { TrafficFigures } from '../../database/tables/traffic-tables.ts';
import { defineOperation } from '../../operations/operation.ts';
import { findOwnService, serviceNotFound, type OwnService } from '../services/own-service.ts';
import { assignedBytes } from '../traffic/traffic-pool.ts';
import { metricsRepository } from './metrics.repository.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Each period has its number of buckets, of an hour or a day, and so its number of rows. */
const buckets = {
  '48h': { resolution: 'hour', count: 48 },
  '30d': { resolution: 'day', count: 30 },
  '365d': { resolution: 'day', count: 365 },
} as const satisfies Record<ServiceMetrics['period'], { resolution: ServiceMetrics['resolution']; count: number }>;

export const getServiceMetrics = defineOperation('getServiceMetrics', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query, now }) =>
    app.database.read(async (tx) => {
      const service = await findOwnService(tx, account.clientId, query.id);
      if (service === undefined) return serviceNotFound();
      const period = query.period ?? '48h';
      const { resolution } = buckets[period];
      const points = await pointsOf(tx, service.id, period, now);
      const sum = (key: 'in_bytes' | 'out_bytes') => points.reduce((total, point) => total + point[key], 0);
      const totals = { in_bytes: sum('in_bytes'), out_bytes: sum('out_bytes') };
      const current = await vitalsOf(tx, service);
      return { status: 200, body: { period, resolution, points, ...totals, current, month: await monthOf(tx, service, now) } };
    }),
});

/** Every hour or day of the period, oldest first; the last one is still under way. */
async function pointsOf(tx: Transaction, serviceId: number, period: ServiceMetrics['period'], now: Date): Promise<MetricPoint[]> {
  const { resolution, count } = buckets[period];
  const widthMs = resolution === 'hour' ? hourMs : dayMs;
  const newest = Math.floor(now.getTime() / widthMs) * widthMs;
  const starts = Array.from({ length: count }, (_, index) => new Date(newest - (count - 1 - index) * widthMs));
  const oldest = starts[0] ?? now;
  const repository = metricsRepository(tx, serviceId);
  const figures = new Map<number, TrafficFigures>(
    resolution === 'hour'
      ? (await repository.hours(oldest, now)).map((row) => [row.hour.getTime(), row])
      : (await repository.days(isoDay(oldest), isoDay(now))).map((row) => [Date.parse(row.day), row]),
  );
  return starts.map((start) => presentPoint(start, figures.get(start.getTime())));
}

function presentPoint(start: Date, figures: TrafficFigures | undefined): MetricPoint {
  const { in_bytes = 0, out_bytes = 0, cpu_tenths = 0, seconds = 0 } = figures ?? {};
  const cpu_percent = seconds === 0 ? null : Math.round(cpu_tenths / seconds) / 10;
  return { at: start.toISOString(), in_bytes, out_bytes, cpu_percent };
}

/** What the last sample said; nothing of a server that is off, or was when it was read. */
async function vitalsOf(tx: Transaction, service: OwnService): Promise<ServiceMetrics['current']> {
  const cursor = await metricsRepository(tx, service.id).find();
  if (service.power !== 'running' || cursor === undefined || !cursor.uptime_seconds) return null;
  return {
    at: cursor.read_until.toISOString(),
    cpu_percent: cursor.cpu_percent ?? 0,
    memory_percent: cursor.memory_percent ?? 0,
    disk_percent: cursor.disk_percent ?? 0,
    uptime_seconds: cursor.uptime_seconds,
  };
}

async function monthOf(tx: Transaction, service: OwnService, now: Date): Promise<ServiceMetrics['month']> {
  const month = isoDay(now).slice(0, 7);
  const start = new Date(`${month}-01T00:00:00Z`);
  return {
    month,
    used_bytes: await metricsRepository(tx, service.id).usedBytes(isoDay(start), isoDay(now)),
    included_bytes: service.traffic_included_bytes,
    assigned_bytes: await assignedBytes(tx, service.id, start, new Date(now.getTime() + 1)),
  };
}
