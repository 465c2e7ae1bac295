import type { MetricSample } from '@portico/drivers/metrics';
import type { Power } from '@portico/drivers/provisioning-driver';
import { shareOf } from './seeded-random.ts';

const slotSeconds = 300;
const slotMs = slotSeconds * 1_000;
/** One response holds at most a week. */
const maxSamples = 2_016;
const dayMs = 86_400_000;

export type ObservedServer = {
  serviceId: number;
  readyAt: Date;
  /** In chronological order. A server is running from the start. */
  powerChanges: readonly { at: Date; power: Power }[];
};

/** Returns a sample per five minutes: busier by day than by night, with seeded noise, and zero while the server was off. */
export function simulatedMetrics(seed: string, server: ObservedServer, since: Date, now: Date): MetricSample[] {
  const first = Math.floor(Math.max(since.getTime(), server.readyAt.getTime()) / slotMs) + 1;
  const last = Math.min(Math.floor(now.getTime() / slotMs), first + maxSamples - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => sampleOf(seed, server, (first + index) * slotMs));
}

function sampleOf(seed: string, server: ObservedServer, endMs: number): MetricSample {
  const { serviceId } = server;
  const own = shareOf(seed, serviceId);
  const noise = shareOf(seed, serviceId, endMs);
  const hourly = shareOf(seed, serviceId, 'hour', Math.floor(endMs / 3_600_000));
  const daylight = 0.6 + 0.4 * Math.sin(((endMs % dayMs) / dayMs + own) * 2 * Math.PI);
  const running = runningShare(server, endMs - slotMs, endMs);
  const load = daylight * (0.7 + 0.4 * hourly + 0.2 * noise) * running;
  const bytesPerSecond = (2 + 8 * own) * 1_000_000;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    at: new Date(endMs),
    seconds: slotSeconds,
    bytesIn: Math.floor(bytesPerSecond * 0.4 * load * slotSeconds),
    bytesOut: Math.floor(bytesPerSecond * load * slotSeconds),
    cpuPercent: tenths(Math.min(100, 45 * load + 4 * running)),
    memoryPercent: tenths(running * (40 + 20 * own + 8 * hourly)),
    diskPercent: tenths(22 + 30 * own),
    uptimeSeconds: Math.floor(uptimeMs(server, endMs) / 1_000),
  };
}

/** A restart is recorded as a change from running to running. */
function uptimeMs({ readyAt, powerChanges }: ObservedServer, atMs: number): number {
  const last = powerChanges.findLast(({ at }) => at.getTime() <= atMs);
  if (last === undefined) return Math.max(0, atMs - readyAt.getTime());
  return last.power === 'running' ? atMs - last.at.getTime() : 0;
}

/** Returns the fraction of the interval during which the server ran. */
function runningShare({ readyAt, powerChanges }: ObservedServer, startMs: number, endMs: number): number {
  let fromMs = readyAt.getTime();
  let power: Power = 'running';
  let runningMs = 0;
  const add = (untilMs: number) => {
    if (power === 'running') runningMs += Math.max(0, Math.min(untilMs, endMs) - Math.max(fromMs, startMs));
    fromMs = untilMs;
  };
  for (const change of powerChanges) {
    add(change.at.getTime());
    power = change.power;
  }
  add(endMs);
  return Math.min(1, runningMs / (endMs - startMs));
}
