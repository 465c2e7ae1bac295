import type { Power } from '@portico/drivers/provisioning-driver';
import type { ServerCounters } from '@portico/drivers/server-counters';
import { shareOf } from './seeded-random.ts';

const daySeconds = 86_400;
const gibibyte = 2 ** 30;
/** Keeps sums since then below 2^53 for decades. */
const originMs = Date.UTC(2025, 0, 1);

export type CountedServer = {
  serviceId: number;
  bootedAt: Date;
  power: Power;
  /** When it was switched off; null while it runs. */
  runsUntil: Date | null;
  /** What it sends under full load; null derives it from the seed. */
  peakBytesPerSecond: number | null;
};

/** Returns counters that depend only on the seed, the service and the time: busier by day than by night, with noise that never makes them fall. */
export function simulatedCounters(
  seed: string,
  { serviceId, bootedAt, power, runsUntil, peakBytesPerSecond }: CountedServer,
  now: Date,
): ServerCounters {
  const own = shareOf(seed, serviceId);
  // Another transaction may have started it since `now`.
  const until = new Date(Math.max(bootedAt.getTime(), (runsUntil ?? now).getTime()));
  const busySecondsUntil = (at: Date) => workUntil(seed, serviceId, own, (at.getTime() - originMs) / 1_000);
  const [first, last] = [busySecondsUntil(bootedAt), busySecondsUntil(until)];
  const running = (until.getTime() - bootedAt.getTime()) / 1_000;
  const bytes = (perSecond: number) => Math.floor(perSecond * last) - Math.floor(perSecond * first);
  const bytesPerSecond = peakBytesPerSecond ?? (2 + 8 * own) * 1_000_000;
  const cpuCount = 2;
  const memoryBytes = 4 * gibibyte;
  const diskBytes = 40 * gibibyte;
  const hourly = shareOf(seed, serviceId, 'hour', Math.floor(until.getTime() / 3_600_000));
  return {
    bootEpoch: bootedAt.toISOString(),
    at: now,
    uptimeSeconds: power === 'running' ? running : 0,
    receivedBytes: bytes(bytesPerSecond * 0.4),
    sentBytes: bytes(bytesPerSecond),
    cpuNs: Math.floor(cpuCount * 1e9 * (0.04 * running + 0.45 * (last - first))),
    cpuCount,
    memory: { usedBytes: power === 'running' ? Math.floor(memoryBytes * (0.4 + 0.2 * own + 0.08 * hourly)) : 0, totalBytes: memoryBytes },
    disk: {
      usedBytes: Math.floor(diskBytes * (0.22 + 0.3 * own)),
      totalBytes: diskBytes,
      readBytes: bytes(400_000),
      writtenBytes: bytes(900_000),
    },
  };
}

/**
 * Returns the seconds of full load up to a time: the integral of a load that follows the day. The noise stays below the least load of its
 * hour or slot, so that the result only rises.
 */
function workUntil(seed: string, serviceId: number, own: number, seconds: number): number {
  const turn = (2 * Math.PI) / daySeconds;
  const daily = 0.6 * seconds - (0.4 / turn) * Math.cos(seconds * turn + own * 2 * Math.PI);
  return daily + noise(seed, serviceId, seconds, 3_600, 0.1) + noise(seed, serviceId, seconds, 300, 0.06);
}

/** Returns random values at the bounds of each interval, and the line between them. */
function noise(seed: string, serviceId: number, seconds: number, width: number, share: number): number {
  const index = Math.floor(seconds / width);
  const at = (bound: number) => share * width * shareOf(seed, serviceId, width, bound);
  return at(index) + (at(index + 1) - at(index)) * (seconds / width - index);
}
