import { expect, test } from 'vitest';
import { createUnits } from './units.ts';

const en = createUnits('en', 'Europe/Berlin');
const ru = createUnits('ru', 'Europe/Berlin');

function spaced(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

test("data sizes are in decimal units in the reader's format", () => {
  const amounts = [0, 1, 1500, 8_100_000_000, 412e9, 999_600_000_000, 1.42e12, 20e12];
  expect(amounts.map(en.bytes)).toEqual(['0 bytes', '1 byte', '1.5 kB', '8.1 GB', '412 GB', '1 TB', '1.42 TB', '20 TB']);
  expect(amounts.map(ru.bytes).map(spaced)).toEqual(['0 байт', '1 байт', '1,5 кБ', '8,1 ГБ', '412 ГБ', '1 ТБ', '1,42 ТБ', '20 ТБ']);
});

test('an amount to choose from is exact to the gigabyte and never rounded up', () => {
  const amounts = [0.4e9, 1e9, 412.9e9, 999.6e9, 3.8e12, 1.234_9e12, 10.01e12];
  expect(amounts.map(en.wholeGigabytes)).toEqual(['400 MB', '1 GB', '412 GB', '999 GB', '3.8 TB', '1,234 GB', '10,010 GB']);
  expect(amounts.slice(4).map(ru.wholeGigabytes).map(spaced)).toEqual(['3,8 ТБ', '1 234 ГБ', '10 010 ГБ']);
});

test("chart times are in the reader's time zone, UTC days and months are not", () => {
  const instant = Date.parse('2026-11-20T23:30:00Z');
  expect([en.tick(instant, 'day'), spaced(en.tick(instant, 'time'))]).toEqual(['Nov 21', '12:30 AM']);
  const newYork = createUnits('en', 'America/New_York');
  const midnight = Date.parse('2026-11-20T00:00:00Z');
  expect([newYork.tick(midnight, 'day'), newYork.tick(midnight, 'utc-day')]).toEqual(['Nov 19', 'Nov 20']);
  expect([en.month('2026-11'), spaced(ru.month('2026-11'))]).toEqual(['November 2026', 'ноябрь 2026 г.']);
});
