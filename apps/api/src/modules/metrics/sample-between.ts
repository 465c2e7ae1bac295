import type { BootCounters, ServerCounters } from '@portico/drivers/server-counters';
import type { LastCounters } from '../../platform/database/tables/traffic-tables.ts';

/** Measurements of a server over the `seconds` before `at`. */
export type MetricSample = {
  /** The end of the interval. Samples of one server never overlap. */
  at: Date;
  seconds: number;
  bytesIn: number;
  bytesOut: number;
  /** Null if the counters only begin here, so that there is nothing to compare them with. */
  cpuPercent: number | null;
  /** Null if the driver doesn't know how much memory or disk is used. */
  usage: { memoryPercent: number; diskPercent: number } | null;
  /** Seconds since the last start; zero if the server is off at `at`. */
  uptimeSeconds: number;
};

const counterNames = ['receivedBytes', 'sentBytes', 'cpuNs'] as const;
type Counter = (typeof counterNames)[number];

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
    if (isSameBoot) return Math.max(0, counters[name] - last[name]);
    return counters[name] + endOfBoot(last, previous, name);
  };
  return {
    at,
    seconds: last === null ? 0 : seconds,
    bytesIn: risen('receivedBytes'),
    bytesOut: risen('sentBytes'),
    cpuPercent: last === null ? null : percentOf(risen('cpuNs'), seconds * cpuCount * 1e9),
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

/**
 * Returns the counters that the next reading is compared with: the highest of their boot. A counter that fell within one boot breaks the
 * drivers' contract, and what it counts below its highest value may have been billed already.
 */
export function nextLast(last: LastCounters | null, { bootEpoch, receivedBytes, sentBytes, cpuNs }: ServerCounters): LastCounters {
  if (last?.bootEpoch !== bootEpoch) return { bootEpoch, receivedBytes, sentBytes, cpuNs };
  return {
    bootEpoch,
    receivedBytes: Math.max(last.receivedBytes, receivedBytes),
    sentBytes: Math.max(last.sentBytes, sentBytes),
    cpuNs: Math.max(last.cpuNs, cpuNs),
  };
}

/** Returns the counters that are lower than the last ones of the same boot. */
export function fallenCounters(last: LastCounters | null, counters: ServerCounters): readonly Counter[] {
  if (last?.bootEpoch !== counters.bootEpoch) return [];
  return counterNames.filter((name) => counters[name] < last[name]);
}

/** Returns a value from 0 to 100 with one decimal. */
function percentOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, part / whole)) * 1_000) / 10;
}
