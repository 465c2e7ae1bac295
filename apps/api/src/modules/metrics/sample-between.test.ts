import { expect, test } from 'vitest';
import type { ServerCounters } from '@portico/drivers/server-counters';
import { fallenCounters, newServerCounters, nextLast, sampleBetween } from './sample-between.ts';

const since = new Date('2026-11-01T10:00:00Z');
const counters = (changes: Partial<ServerCounters> = {}): ServerCounters => ({
  bootEpoch: 'first',
  at: new Date('2026-11-01T10:05:00Z'),
  uptimeSeconds: 900,
  receivedBytes: 5_000,
  sentBytes: 9_000,
  cpuNs: 60e9,
  cpuCount: 2,
  memory: { usedBytes: 1, totalBytes: 4 },
  disk: { usedBytes: 1, totalBytes: 10, readBytes: 0, writtenBytes: 0 },
  ...changes,
});
const last = nextLast(null, counters({ receivedBytes: 1_000, sentBytes: 2_000, cpuNs: 0 }));

test('counters of the same boot give their difference and the load', () => {
  expect(sampleBetween(since, last, counters())).toEqual({
    at: new Date('2026-11-01T10:05:00Z'),
    seconds: 300,
    bytesIn: 4_000,
    bytesOut: 7_000,
    cpuPercent: 10,
    usage: { memoryPercent: 25, diskPercent: 10 },
    uptimeSeconds: 900,
  });
});

test('counters of another boot count from zero', () => {
  expect(sampleBetween(since, last, counters({ bootEpoch: 'second' }))).toMatchObject({ bytesIn: 5_000, bytesOut: 9_000 });
});

test('a counter that fell within one boot is counted again only above its highest value', () => {
  const high = { ...last, receivedBytes: 6_000 };
  expect(sampleBetween(since, high, counters())).toMatchObject({ bytesIn: 0, bytesOut: 7_000 });
  expect(fallenCounters(high, counters())).toEqual(['receivedBytes']);
  const after = nextLast(high, counters());
  expect(after).toMatchObject({ receivedBytes: 6_000, sentBytes: 9_000 });
  expect(sampleBetween(since, after, counters({ receivedBytes: 6_100 }))).toMatchObject({ bytesIn: 100, bytesOut: 0 });
  expect(fallenCounters(last, counters({ bootEpoch: 'second', receivedBytes: 1 }))).toEqual([]);
});

test('all counters of a server that was created for the service are counted', () => {
  expect(sampleBetween(since, newServerCounters, counters())).toMatchObject({ bytesIn: 5_000, bytesOut: 9_000 });
});

test('the first counters of a server that was measured otherwise before are counted as nothing, cover no time and give no load', () => {
  expect(sampleBetween(since, null, counters())).toMatchObject({ seconds: 0, bytesIn: 0, bytesOut: 0, cpuPercent: null });
});

test('what a boot counted after its last reading is added to the next one', () => {
  const previous = { bootEpoch: 'first', receivedBytes: 1_700, sentBytes: 2_040, cpuNs: 6e9 };
  const next = counters({ bootEpoch: 'second', receivedBytes: 5, sentBytes: 6, cpuNs: 0, previous });
  expect(sampleBetween(since, last, next)).toMatchObject({ bytesIn: 705, bytesOut: 46, cpuPercent: 1 });
  // The next reading starts from the new boot and no longer counts the old one.
  expect(sampleBetween(since, nextLast(null, { ...next, receivedBytes: 1, sentBytes: 2 }), next)).toMatchObject({
    bytesIn: 4,
    bytesOut: 4,
  });
});

test('a boot that was never read does not count as the one of the last reading', () => {
  const previous = { bootEpoch: 'unread', receivedBytes: 1_700, sentBytes: 2_040, cpuNs: 6e9 };
  const next = counters({ bootEpoch: 'third', receivedBytes: 5, sentBytes: 6, previous });
  expect(sampleBetween(since, last, next)).toMatchObject({ bytesIn: 5, bytesOut: 6 });
  expect(sampleBetween(since, newServerCounters, next)).toMatchObject({ bytesIn: 1_705, bytesOut: 2_046 });
});

test('counters of the same moment or an earlier one give no sample', () => {
  expect(sampleBetween(counters().at, last, counters())).toBeNull();
});

test('memory or disk that the driver does not know leaves both out', () => {
  expect(sampleBetween(since, last, counters({ memory: { usedBytes: null, totalBytes: 4 } }))?.usage).toBeNull();
});
