import { expect, test } from 'vitest';
import { dayAfterPeriod, isoDay } from './calendar.ts';

test('a day is that of UTC', () => {
  expect(isoDay(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
  expect(isoDay(new Date('2026-12-28T00:00:00Z'), 7)).toBe('2027-01-04');
});

test.each([
  ['2026-11-21', 'monthly', '2026-12-21'],
  ['2026-01-31', 'monthly', '2026-02-28'],
  ['2028-01-31', 'monthly', '2028-02-29'],
  ['2026-11-30', 'quarterly', '2027-02-28'],
  ['2026-08-31', 'semi-annually', '2027-02-28'],
  ['2028-02-29', 'annually', '2029-02-28'],
  ['2026-12-15', 'monthly', '2027-01-15'],
] as const)('the period that starts on %s, %s, is over on %s', (day, cycle, expected) => {
  expect(dayAfterPeriod(day, cycle)).toBe(expected);
});
