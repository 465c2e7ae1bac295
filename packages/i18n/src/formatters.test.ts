import { describe, expect, test } from 'vitest';

import { countryOptions, createCountryName } from './country-names.ts';
import { createFormatters } from './formatters.ts';

const countryCodes = ['AX', 'CI', 'DE', 'RU', 'TW', 'UM', 'US', 'XK'];

const en = createFormatters('en', 'Europe/Berlin');
const ru = createFormatters('ru', 'Europe/Berlin');

function spaced(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

test("money is in euros with two decimals in the reader's format", () => {
  expect([en.money(0), en.money(1234.5), en.money(-0.07)]).toEqual(['€0.00', '€1,234.50', '-€0.07']);
  expect([ru.money(0), ru.money(1234.5)].map(spaced)).toEqual(['0,00 €', '1 234,50 €']);
});

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('an ISO day is the same day in %s', (zone) => {
  expect(createFormatters('en', zone).date('2026-12-04')).toBe('Dec 4, 2026');
  expect(spaced(createFormatters('ru', zone).date('2026-12-04'))).toBe('4 дек. 2026 г.');
});

test("a time is shown in the reader's time zone", () => {
  expect(spaced(en.dateTime('2026-11-21T23:31:12Z'))).toBe('Nov 22, 2026, 12:31 AM');
  expect(spaced(ru.dateTime('2026-11-21T23:31:12Z'))).toBe('22 нояб. 2026 г., 00:31');
});

test('no line breaks before the "г." of a year', () => {
  expect(ru.date('2026-12-04')).toContain('2026\u00A0г.');
  expect(ru.dateTime('2026-11-21T23:31:12Z')).toContain('2026\u00A0г.');
});

test('an invalid date throws and never shows "Invalid Date"', () => {
  expect(() => en.date('soon')).toThrow(RangeError);
  expect(() => en.date('2026-12-04T00:00:00Z')).toThrow(RangeError);
});

test("numbers, shares and lists are formatted in the reader's language", () => {
  expect([en.number(12345.6), en.percent(0.04), en.list(['a', 'b', 'c'])]).toEqual(['12,345.6', '4%', 'a, b, and c']);
  expect([ru.number(12345.6), ru.percent(0.04), ru.list(['a', 'b', 'c'])].map(spaced)).toEqual(['12 345,6', '4 %', 'a, b и c']);
});

describe('a relative time', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  const day = 24 * hour;

  test.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [46 * minute - 1, '46 minutes ago'],
    [46 * minute, '1 hour ago'],
    [20 * hour - 1, '20 hours ago'],
    [20 * hour, '1 day ago'],
    [6 * day - 1, '6 days ago'],
    [6 * day, '1 week ago'],
    [28 * day - 1, '4 weeks ago'],
    [28 * day, '1 month ago'],
    [330 * day - 1, '11 months ago'],
    [330 * day, '1 year ago'],
    [800 * day, '2 years ago'],
    [-minute + 1, 'just now'],
    [-5 * minute, 'in 5 minutes'],
  ])('a time %d ms ago is "%s"', (distance, words) => {
    expect(en.relativeTime(new Date(now.getTime() - distance), now)).toBe(words);
  });

  test('a relative time has Russian plural forms', () => {
    const words = [0, 1, 2, 5, 21].map((minutes) => ru.relativeTime(new Date(now.getTime() - minutes * minute), now));
    expect(words).toEqual(['только что', '1 минуту назад', '2 минуты назад', '5 минут назад', '21 минуту назад']);
  });
});

test('every country has a name in both languages, in alphabetical order', () => {
  for (const locale of ['en', 'ru'] as const) {
    const options = countryOptions(locale, countryCodes);
    expect(options.map(({ value }) => value).toSorted()).toEqual(countryCodes.toSorted());
    expect(options.filter(({ value, label }) => value === label)).toEqual([]);
    expect(options.map(({ label }) => label)).toEqual(options.map(({ label }) => label).toSorted(new Intl.Collator(locale).compare));
  }
  expect(createCountryName('ru')('DE')).toBe('Германия');
  expect(createCountryName('en')('not a code')).toBe('not a code');
});
