import { expect, test } from 'vitest';
import { simulatedCounters } from './simulated-counters.ts';

const hourMs = 3_600_000;
const bootedAt = new Date('2026-11-01T00:00:00Z');
const server = { serviceId: 31, bootedAt, power: 'running' as const, runsUntil: null, peakBytesPerSecond: null };
const after = (ms: number) => new Date(bootedAt.getTime() + ms);

test('simulated counters depend only on the seed, the service and the time', () => {
  const counters = simulatedCounters('one', server, after(hourMs));
  expect(simulatedCounters('one', server, after(hourMs))).toEqual(counters);
  expect(simulatedCounters('other', server, after(hourMs))).not.toEqual(counters);
  expect(simulatedCounters('one', { ...server, serviceId: 32 }, after(hourMs))).not.toEqual(counters);
});

test('a server with a peak rate sends about 60 % of it over a day', () => {
  const sent = simulatedCounters('one', { ...server, peakBytesPerSecond: 1_000 }, after(24 * hourMs)).sentBytes;
  expect(sent / 86_400).toBeGreaterThan(500);
  expect(sent / 86_400).toBeLessThan(700);
});

test('simulated counters start at zero and rise at every moment', () => {
  const read = (ms: number) => simulatedCounters('one', server, after(ms));
  for (const ms of [-1, 0]) expect(read(ms)).toMatchObject({ receivedBytes: 0, sentBytes: 0, cpuNs: 0, uptimeSeconds: 0 });
  const names = ['receivedBytes', 'sentBytes', 'cpuNs'] as const;
  const readings = Array.from({ length: 300 }, (_, index) => read(index * 307_000));
  const falls = readings.filter((now, index) => names.some((name) => index > 0 && now[name] <= (readings[index - 1]?.[name] ?? 0)));
  expect(falls).toEqual([]);
});

test('the counters of a stopped server stay as they were', () => {
  const stopped = { ...server, power: 'stopped' as const, runsUntil: after(hourMs) };
  const counters = simulatedCounters('one', stopped, after(9 * hourMs));
  expect(counters).toEqual({ ...simulatedCounters('one', stopped, after(2 * hourMs)), at: after(9 * hourMs) });
  expect(counters).toMatchObject({ uptimeSeconds: 0, sentBytes: simulatedCounters('one', server, after(hourMs)).sentBytes });
});
