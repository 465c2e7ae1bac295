import { languageFacts } from '@portico/validation/languages';
import type { Locale } from './locale.ts';

export type Units = {
  /** An amount of data in decimal units: 1.42 TB, 412 GB. Three digits, so that columns stay narrow; the unit is the reader's own word. */
  bytes: (bytes: number) => string;
  /** A time in few letters, for the axis of a chart, in the reader's own time zone: its day ("Nov 20") or its time of day ("2:00 PM"). */
  tick: (instant: number, unit: 'day' | 'time') => string;
  /** A month such as 2026-11, in words. */
  month: (isoMonth: string) => string;
};

const byteUnits = [
  [1e12, 'terabyte'],
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
  [1e3, 'kilobyte'],
  [1, 'byte'],
] as const;

/** The formats of one language. `timeZone` is the reader's own unless a test says otherwise. */
export function createUnits(locale: Locale, timeZone?: string): Units {
  const tag = languageFacts[locale].tag;
  const zone = timeZone === undefined ? {} : { timeZone };
  const ticks = {
    day: new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', ...zone }),
    time: new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...zone }),
  };
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    bytes(bytes) {
      // 999.6 GB is shown as 1 TB, not as 1,000 GB.
      const [size, unit] = byteUnits.find(([one]) => Math.abs(bytes) >= one * 0.9995) ?? ([1, 'byte'] as const);
      // Short, a byte has no plural in English: "0 byte".
      const options = { style: 'unit', unit, unitDisplay: size === 1 ? 'long' : 'short', maximumSignificantDigits: 3 } as const;
      return new Intl.NumberFormat(tag, options).format(bytes / size);
    },
    tick: (instant, unit) => ticks[unit].format(instant),
    month: (isoMonth) => months.format(new Date(`${isoMonth}-01T00:00:00Z`)),
  };
}
