import { startOfHour } from '../../calendar.ts';
import type { TrafficFigures } from '../../platform/database/tables/traffic-tables.ts';
import type { MetricSample } from './sample-between.ts';

const hourMs = 3_600_000;

export type HourOfFigures = TrafficFigures & { hour: Date };
export type DayOfFigures = TrafficFigures & { day: string };
export type RolledUp = { hours: HourOfFigures[]; days: DayOfFigures[] };

const nothing: TrafficFigures = {
  in_bytes: 0,
  out_bytes: 0,
  cpu_tenths: 0,
  seconds: 0,
  memory_tenths: 0,
  disk_tenths: 0,
  usage_seconds: 0,
};

/**
 * Adds up samples by UTC hour and day. A sample that spans two hours is split by time, to the byte. Each sample is split independently of
 * the others, so the sums don't depend on how samples are batched.
 */
export function rollUp(samples: readonly MetricSample[]): RolledUp {
  const hours = new Map<number, TrafficFigures>();
  const days = new Map<string, TrafficFigures>();
  for (const sample of samples) {
    for (const { hourStart, figures } of byHour(sample)) {
      hours.set(hourStart, plus(hours.get(hourStart) ?? nothing, figures));
      const day = new Date(hourStart).toISOString().slice(0, 10);
      days.set(day, plus(days.get(day) ?? nothing, figures));
    }
  }
  return {
    hours: [...hours].map(([hourStart, figures]) => ({ hour: new Date(hourStart), ...figures })),
    days: [...days].map(([day, figures]) => ({ day, ...figures })),
  };
}

function byHour({ at, seconds, bytesIn, bytesOut, cpuPercent, usage }: MetricSample): { hourStart: number; figures: TrafficFigures }[] {
  const wholeSeconds = Math.round(seconds);
  const total: TrafficFigures = {
    in_bytes: Math.round(bytesIn),
    out_bytes: Math.round(bytesOut),
    cpu_tenths: Math.round((cpuPercent ?? 0) * 10) * wholeSeconds,
    seconds: wholeSeconds,
    memory_tenths: Math.round((usage?.memoryPercent ?? 0) * 10) * wholeSeconds,
    disk_tenths: Math.round((usage?.diskPercent ?? 0) * 10) * wholeSeconds,
    usage_seconds: usage === null ? 0 : wholeSeconds,
  };
  const end = at.getTime();
  const start = end - seconds * 1_000;
  const parts: { hourStart: number; figures: TrafficFigures }[] = [];
  let shared = nothing;
  // A sample that ends at a full hour belongs to the hour before.
  for (let hourStart = startOfHour(Math.min(start, end - 1)); hourStart < end; hourStart += hourMs) {
    const share = Math.min(1, (hourStart + hourMs - start) / Math.max(1, end - start));
    const until = share === 1 ? total : partOf(total, share);
    parts.push({ hourStart, figures: minus(until, shared) });
    shared = until;
  }
  return parts;
}

function combine(one: TrafficFigures, other: TrafficFigures, how: (a: number, b: number) => number): TrafficFigures {
  return {
    in_bytes: how(one.in_bytes, other.in_bytes),
    out_bytes: how(one.out_bytes, other.out_bytes),
    cpu_tenths: how(one.cpu_tenths, other.cpu_tenths),
    seconds: how(one.seconds, other.seconds),
    memory_tenths: how(one.memory_tenths, other.memory_tenths),
    disk_tenths: how(one.disk_tenths, other.disk_tenths),
    usage_seconds: how(one.usage_seconds, other.usage_seconds),
  };
}

const plus = (one: TrafficFigures, other: TrafficFigures) => combine(one, other, (a, b) => a + b);
const minus = (one: TrafficFigures, other: TrafficFigures) => combine(one, other, (a, b) => a - b);
const partOf = (whole: TrafficFigures, share: number) => combine(whole, whole, (a) => Math.floor(a * share));
