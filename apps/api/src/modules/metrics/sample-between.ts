import type { BootCounters, ServerCounters } from '@portico/drivers/server-counters';
import type { LastCounters } from '../../platform/database/tables/traffic-tables.ts';

/** Measurements of a server over the `seconds` before `at`. */
export type MetricSample = {
  /** The end of the interval. Samples of one server never overlap. */
  at: Date;
  seconds: number;
  bytesIn: number;
  bytesOut: number;
  cpuPercent: number;
  /** Null if the driver doesn't know how much memory or disk is used. */
  usage: { memoryPercent: number; diskPercent: number } | null;
  /** Seconds since the last start; zero if the server is off at `at`. */
  uptimeSeconds: number;
};

type Counter = 'receivedBytes' | 'sentBytes' | 'cpuNs';

/** The baseline of a server that was created for its service: everything it counts from its first boot on is the service's. */
export const newServerCounters: LastCounters = { bootEpoch: null, receivedBytes: 0, sentBytes: 0, cpuNs: 0 };

/**
 * Returns what a server did since the last counters. Those of another boot start at zero. Null if no time has passed since, so that two
 * readers don't count the same twice. Without last counters, the sample covers no time: they only begin here.
 */
export function sampleBetween(since: Date, last: LastCounters | null, counters: ServerCounters): MetricSample | null {
  const { at, cpuCount, memory, disk, uptimeSeconds, previous } = counters;
  const seconds = (at.getTime() - since.getTime()) / 1_000;
  if (seconds <= 0) return null;
  const isSameBoot = last !== null && last.bootEpoch === counters.bootEpoch;
  const risen = (name: Counter): number => {
    if (last === null) return 0;
    // A counter that fell has started over, even if the driver didn't notice.
    if (isSameBoot) return counters[name] >= last[name] ? counters[name] - last[name] : counters[name];
    return counters[name] + endOfBoot(last, previous, name);
  };
  return {
    at,
    seconds: last === null ? 0 : seconds,
    bytesIn: risen('receivedBytes'),
    bytesOut: risen('sentBytes'),
    cpuPercent: percentOf(risen('cpuNs'), seconds * cpuCount * 1e9),
    usage:
      memory.usedBytes === null || disk.usedBytes === null
        ? null
        : { memoryPercent: percentOf(memory.usedBytes, memory.totalBytes), diskPercent: percentOf(disk.usedBytes, disk.totalBytes) },
    uptimeSeconds,
  };
}

/** Returns what the boot of the last reading counted after it. A new server's first boot may have ended unread. */
function endOfBoot(last: LastCounters, previous: BootCounters | undefined, name: Counter): number {
  if (previous === undefined || (last.bootEpoch !== null && last.bootEpoch !== previous.bootEpoch)) return 0;
  return Math.max(0, previous[name] - last[name]);
}

export function lastOf({ bootEpoch, receivedBytes, sentBytes, cpuNs }: ServerCounters): LastCounters {
  return { bootEpoch, receivedBytes, sentBytes, cpuNs };
}

/** Returns a value from 0 to 100 with one decimal. */
function percentOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, part / whole)) * 1_000) / 10;
}
