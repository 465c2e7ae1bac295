import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rollUp, type RolledUp } from './roll-up.ts';

const start = Date.parse('2026-10-24T21:07:00Z');
const figures = fc.record({
  seconds: fc.integer({ min: 0, max: 20_000 }),
  bytesIn: fc.nat(2 ** 45),
  bytesOut: fc.nat(2 ** 45),
  tenths: fc.nat(1_000),
  memoryTenths: fc.nat(1_000),
  diskTenths: fc.nat(1_000),
});
/** Consecutive samples of any length. */
const samples = fc.array(figures, { minLength: 1, maxLength: 40 }).map((all) => {
  let endMs = start;
  return all.map(({ seconds, bytesIn, bytesOut, tenths, memoryTenths, diskTenths }) => {
    endMs += seconds * 1_000;
    const rest = { usage: { memoryPercent: memoryTenths / 10, diskPercent: diskTenths / 10 }, uptimeSeconds: 0 };
    return { at: new Date(endMs), seconds, bytesIn, bytesOut, cpuPercent: tenths / 10, ...rest };
  });
});

const keys = ['in_bytes', 'out_bytes', 'cpu_tenths', 'seconds', 'memory_tenths', 'disk_tenths', 'usage_seconds'] as const;

function total(rows: RolledUp['hours'] | RolledUp['days']) {
  return keys.map((key) => rows.reduce((all, row) => all + row[key], 0));
}

function added(parts: readonly RolledUp[]): Record<string, number[]> {
  const rows: Record<string, number[]> = {};
  for (const { hours, days } of parts) {
    for (const row of [...hours, ...days]) {
      const name = 'hour' in row ? row.hour.toISOString() : row.day;
      rows[name] = keys.map((key, index) => row[key] + (rows[name]?.[index] ?? 0));
    }
  }
  return rows;
}

test('hours and days add up to the samples, to the byte', () => {
  fc.assert(
    fc.property(samples, (all) => {
      const { hours, days } = rollUp(all);
      const expected = [
        all.reduce((sum, { bytesIn }) => sum + bytesIn, 0),
        all.reduce((sum, { bytesOut }) => sum + bytesOut, 0),
        all.reduce((sum, { cpuPercent, seconds }) => sum + Math.round((cpuPercent ?? 0) * 10) * seconds, 0),
        all.reduce((sum, { seconds }) => sum + seconds, 0),
        all.reduce((sum, { usage, seconds }) => sum + Math.round(usage.memoryPercent * 10) * seconds, 0),
        all.reduce((sum, { usage, seconds }) => sum + Math.round(usage.diskPercent * 10) * seconds, 0),
        all.reduce((sum, { seconds }) => sum + seconds, 0),
      ];
      expect(total(hours)).toEqual(expected);
      expect(total(days)).toEqual(expected);
      expect([...hours, ...days].every((row) => keys.every((key) => row[key] >= 0))).toBe(true);
    }),
  );
});

test('the sums do not depend on how the samples are batched', () => {
  fc.assert(
    fc.property(samples, fc.nat(40), (all, cut) => {
      expect(added([rollUp(all.slice(0, cut)), rollUp(all.slice(cut))])).toEqual(added([rollUp(all)]));
    }),
  );
});

test('a sample counts towards the hour and UTC day in which it ends and is split by time if it spans two', () => {
  const sample = {
    seconds: 600,
    bytesIn: 100,
    bytesOut: 7,
    cpuPercent: 50,
    usage: { memoryPercent: 40, diskPercent: 60 },
    uptimeSeconds: 0,
  };
  const midnight = new Date('2026-11-01T00:00:00Z');
  expect(rollUp([{ ...sample, at: midnight }]).days).toEqual([
    {
      day: '2026-10-31',
      in_bytes: 100,
      out_bytes: 7,
      cpu_tenths: 300_000,
      seconds: 600,
      memory_tenths: 240_000,
      disk_tenths: 360_000,
      usage_seconds: 600,
    },
  ]);
  expect(rollUp([{ ...sample, at: new Date(midnight.getTime() + 150_000) }]).days).toEqual([
    {
      day: '2026-10-31',
      in_bytes: 75,
      out_bytes: 5,
      cpu_tenths: 225_000,
      seconds: 450,
      memory_tenths: 180_000,
      disk_tenths: 270_000,
      usage_seconds: 450,
    },
    {
      day: '2026-11-01',
      in_bytes: 25,
      out_bytes: 2,
      cpu_tenths: 75_000,
      seconds: 150,
      memory_tenths: 60_000,
      disk_tenths: 90_000,
      usage_seconds: 150,
    },
  ]);
});
