import { localeTags } from './locale.ts';
import type { Locale } from './locale.ts';
import { createRelativeTime } from './relative-time.ts';

export type Formatters = {
  /** Euros of the wire, two decimals: €1,234.50 or 1 234,50 €. */
  money: (euros: number) => string;
  /** An ISO day such as 2026-12-04: the same day for every reader, wherever they are. Throws a RangeError for what is none. */
  date: (isoDay: string) => string;
  /** An RFC 3339 time, in the reader's own time zone. Throws a RangeError for what is none. */
  dateTime: (instant: string | Date) => string;
  /** A time in few letters, for the axis of a chart, in the reader's own time zone: its day ("Nov 20") or its time of day ("2:00 PM"). */
  tick: (instant: number, unit: 'day' | 'time') => string;
  /** A month such as 2026-11, in words. */
  month: (isoMonth: string) => string;
  /** How long ago or ahead: "just now", "5 minutes ago". */
  relativeTime: (instant: string | Date, now?: Date) => string;
  number: (value: number) => string;
  /** A share: 0.04 is 4 %. */
  percent: (share: number) => string;
  /** An amount of data in decimal units: 1.42 TB, 412 GB. Three digits, so that columns stay narrow; the unit is the reader's own word. */
  bytes: (bytes: number) => string;
  /** "a, b, and c". */
  list: (items: Iterable<string>) => string;
};

/** The formats of one language. `timeZone` is the reader's own unless a test or a server says otherwise. */
export function createFormatters(locale: Locale, timeZone?: string): Formatters {
  const tag = localeTags[locale];
  const zone = timeZone === undefined ? {} : { timeZone };
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const instantFormat = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  const ticks = {
    day: new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', ...zone }),
    time: new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...zone }),
  };
  const relative = createRelativeTime(locale);
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const bytes = createBytes(tag);
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    money: (euros) => money.format(euros),
    date: (isoDay) => day.format(new Date(`${isoDay}T00:00:00Z`)),
    dateTime: (instant) => instantFormat.format(new Date(instant)),
    month: (isoMonth) => month.format(new Date(`${isoMonth}-01T00:00:00Z`)),
    tick: (instant, unit) => ticks[unit].format(instant),
    relativeTime: (instant, now = new Date()) => relative(new Date(instant), now),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    bytes,
    list: (items) => list.format(items),
  };
}

const byteUnits = [
  [1e12, 'terabyte'],
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
  [1e3, 'kilobyte'],
  [1, 'byte'],
] as const;

/** The formats are made when they are first wanted: few pages show amounts of data. */
function createBytes(tag: string): Formatters['bytes'] {
  const formats = new Map<string, Intl.NumberFormat>();
  return (bytes) => {
    // 999.6 GB is shown as 1 TB, not as 1,000 GB.
    const [size, unit] = byteUnits.find(([one]) => Math.abs(bytes) >= one * 0.9995) ?? ([1, 'byte'] as const);
    const format = formats.get(unit) ?? new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 3 });
    formats.set(unit, format);
    return format.format(bytes / size);
  };
}
