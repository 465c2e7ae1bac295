import type { MetricPoint, ServiceMetrics } from '@portico/contract';
import { isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { TrafficFigures } from '../../platform/database/tables/traffic-tables.ts';
import type { OwnService } from '../services/own-service.ts';
import { metricsRepository } from './metrics.repository.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The number and width of the buckets for each period. */
const buckets = {
  '48h': { resolution: 'hour', count: 48 },
  '30d': { resolution: 'day', count: 30 },
  '365d': { resolution: 'day', count: 365 },
} as const satisfies Record<ServiceMetrics['period'], { resolution: ServiceMetrics['resolution']; count: number }>;

export function resolutionOf(period: ServiceMetrics['period']): ServiceMetrics['resolution'] {
  return buckets[period].resolution;
}

/** Returns every hour or day of the period, the oldest first. The last one is incomplete. */
export async function pointsOf(tx: Transaction, service: OwnService, period: ServiceMetrics['period'], now: Date): Promise<MetricPoint[]> {
  const { resolution, count } = buckets[period];
  const widthMs = resolution === 'hour' ? hourMs : dayMs;
  const newest = Math.floor(now.getTime() / widthMs) * widthMs;
  const starts = Array.from({ length: count }, (_, index) => new Date(newest - (count - 1 - index) * widthMs));
  const oldest = starts[0] ?? now;
  const repository = metricsRepository(tx, service);
  const figures = new Map<number, TrafficFigures>(
    resolution === 'hour'
      ? (await repository.hours(oldest, now)).map((row) => [row.hour.getTime(), row])
      : (await repository.days(isoDay(oldest), isoDay(now))).map((row) => [Date.parse(row.day), row]),
  );
  return starts.map((start) => presentPoint(start, figures.get(start.getTime())));
}

function presentPoint(start: Date, figures: TrafficFigures | undefined): MetricPoint {
  const { in_bytes = 0, out_bytes = 0, cpu_tenths = 0, seconds = 0, memory_tenths = 0, disk_tenths = 0, usage_seconds = 0 } = figures ?? {};
  return {
    at: start.toISOString(),
    in_bytes,
    out_bytes,
    cpu_percent: meanPercent(cpu_tenths, seconds),
    memory_percent: meanPercent(memory_tenths, usage_seconds),
    disk_percent: meanPercent(disk_tenths, usage_seconds),
  };
}

/** Returns null if there were no measurements. */
function meanPercent(tenths: number, seconds: number): number | null {
  return seconds === 0 ? null : Math.round(tenths / seconds) / 10;
}
