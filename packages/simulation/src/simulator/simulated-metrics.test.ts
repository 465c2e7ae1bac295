import { expect, test } from 'vitest';
import { simulatedMetrics } from './simulated-metrics.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const readyAt = new Date('2026-11-01T00:00:00Z');
const now = new Date('2026-11-03T00:00:00Z');
const server = { serviceId: 31, readyAt, powerChanges: [] };

test('simulated metrics depend only on the seed and the service', () => {
  const samples = simulatedMetrics('one', server, readyAt, now);
  expect(samples).toHaveLength((2 * dayMs) / 300_000);
  expect(simulatedMetrics('one', server, readyAt, now)).toEqual(samples);
  expect(simulatedMetrics('other', server, readyAt, now)).not.toEqual(samples);
  expect(simulatedMetrics('one', { ...server, serviceId: 32 }, readyAt, now)).not.toEqual(samples);
});

test('simulated metrics are zero while the server is off', () => {
  const off = new Date(readyAt.getTime() + hourMs);
  const on = new Date(readyAt.getTime() + 3 * hourMs);
  const powerChanges = [
    { at: off, power: 'stopped' as const },
    { at: on, power: 'running' as const },
  ];
  const samples = simulatedMetrics('one', { ...server, powerChanges }, readyAt, now);
  const silent = samples.filter(({ bytesOut }) => bytesOut === 0);
  expect(silent.map(({ at }) => at)).toEqual(samples.filter(({ at }) => at > off && at <= on).map(({ at }) => at));
});
