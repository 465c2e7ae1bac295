import { languageFacts } from '@portico/contract/languages';
import type { Locale } from './locale.ts';

export type Units = {
  /** Formats a data size in decimal units: 1.42 TB, 412 GB. Three digits keep columns narrow; the unit is in the reader's language. */
  bytes: (bytes: number) => string;
  /** The same, exact to the gigabyte and never rounded up, for an amount to choose from: 1,234 GB instead of 1.23 TB. */
  wholeGigabytes: (bytes: number) => string;
  /**
   * Formats a short time for a chart's axis: in the reader's time zone the day ("Nov 20") or the time of day ("2:00 PM"), or the UTC day.
   */
  tick: (instant: number, unit: 'day' | 'time' | 'utc-day') => string;
  /** Formats a month such as 2026-11 in words. */
  month: (isoMonth: string) => string;
};

const gigabyte = 1e9;
const byteUnits = [
  [1e12, 'terabyte'],
  [gigabyte, 'gigabyte'],
  [1e6, 'megabyte'],
  [1e3, 'kilobyte'],
  [1, 'byte'],
] as const;

/** Creates the formatters of one language. `timeZone` defaults to the reader's own. */
export function createUnits(locale: Locale, timeZone?: string): Units {
  const tag = languageFacts[locale].tag;
  const zone = timeZone === undefined ? {} : { timeZone };
  const ticks = {
    day: new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', ...zone }),
    time: new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...zone }),
    'utc-day': new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  };
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  function inThreeDigits(bytes: number): string {
    // 999.6 GB rounds to 1 TB, not to 1,000 GB.
    const [size, unit] = byteUnits.find(([one]) => Math.abs(bytes) >= one * 0.9995) ?? ([1, 'byte'] as const);
    // The short form of byte has no plural in English: "0 byte".
    const options = { style: 'unit', unit, unitDisplay: size === 1 ? 'long' : 'short', maximumSignificantDigits: 3 } as const;
    return new Intl.NumberFormat(tag, options).format(bytes / size);
  }

  return {
    bytes: inThreeDigits,
    wholeGigabytes(bytes) {
      const whole = Math.floor(bytes / gigabyte);
      if (whole < 1) return inThreeDigits(bytes);
      if (Number(whole.toPrecision(3)) === whole) return inThreeDigits(whole * gigabyte);
      return new Intl.NumberFormat(tag, { style: 'unit', unit: 'gigabyte', unitDisplay: 'short' }).format(whole);
    },
    tick: (instant, unit) => ticks[unit].format(instant),
    month: (isoMonth) => months.format(new Date(`${isoMonth}-01T00:00:00Z`)),
  };
}
