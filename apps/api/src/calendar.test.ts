import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayAfterPeriod, dayOfMonth, isoDay, lastDayOfMonth } from './calendar.ts';

test('a day is a UTC day', () => {
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
] as const)('the period that starts on %s, billed %s, ends on %s', (day, cycle, expected) => {
  expect(dayAfterPeriod(day, cycle)).toBe(expected);
});

test('adding days crosses months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-01-02', -3)).toBe('2026-12-30');
});

test('a month ends on its last day, in leap years too', () => {
  expect(['2028-02-01', '2027-02-28', '2026-12-31', '2026-11-05'].map(lastDayOfMonth)).toEqual([
    '2028-02-29',
    '2027-02-28',
    '2026-12-31',
    '2026-11-30',
  ]);
});

describe('consecutive service periods', () => {
  const cycles = ['monthly', 'quarterly', 'semi-annually', 'annually'] as const;
  const months = { monthly: 1, quarterly: 3, 'semi-annually': 6, annually: 12 } as const;
  const someDay = fc
    .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
    .map((at) => isoDay(at));
  const lastOfMonth = (day: string) => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

  test('each period ends on the anchor day, or on the last day of a shorter month', () => {
    fc.assert(
      fc.property(someDay, fc.constantFrom(...cycles), fc.integer({ min: 1, max: 40 }), (first, cycle, periods) => {
        const anchor = dayOfMonth(first);
        let day = first;
        for (let period = 1; period <= periods; period += 1) {
          const next = dayAfterPeriod(day, cycle, anchor);
          expect(next > day).toBe(true);
          expect(monthOf(next) - monthOf(first)).toBe(period * months[cycle]);
          expect(dayOfMonth(next)).toBe(Math.min(anchor, lastOfMonth(next)));
          day = next;
        }
      }),
    );
  });

  test('twelve months, four quarters, two halves and one year end on the same day', () => {
    fc.assert(
      fc.property(someDay, (first) => {
        const after = (cycle: (typeof cycles)[number], periods: number) =>
          Array.from({ length: periods }).reduce<string>((day) => dayAfterPeriod(day, cycle, dayOfMonth(first)), first);
        const year = after('annually', 1);
        expect([after('monthly', 12), after('quarterly', 4), after('semi-annually', 2)]).toEqual([year, year, year]);
      }),
    );
  });
});
