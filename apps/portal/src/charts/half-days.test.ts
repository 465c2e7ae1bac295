import { afterAll, expect, test, vi } from 'vitest';
import { halfDays } from './half-days.ts';

afterAll(() => vi.unstubAllEnvs());

const hourMs = 3_600_000;

test.each([
  ['an hour more', '2026-10-26T08:00:00Z'],
  ['an hour less', '2027-03-29T08:00:00Z'],
])('half days are midnights and noons also around a day with %s', (_change, end) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const last = Date.parse(end);
  const ticks = halfDays(Array.from({ length: 48 }, (_, hour) => last - (47 - hour) * hourMs));
  expect(ticks.map((tick) => new Date(tick).getHours())).toEqual(ticks.map((_, index) => (index % 2) * 12));
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(last - 12 * hourMs);
});
