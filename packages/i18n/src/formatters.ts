import { languageFacts } from '@portico/validation/languages';
import type { Locale } from './locale.ts';
import { createRelativeTime } from './relative-time.ts';

export type Formatters = {
  /** Euros of the wire, two decimals: €1,234.50 or 1 234,50 €. */
  money: (euros: number) => string;
  /** An ISO day such as 2026-12-04: the same day for every reader, wherever they are. Throws a RangeError for what is none. */
  date: (isoDay: string) => string;
  /** An RFC 3339 time, in the reader's own time zone. Throws a RangeError for what is none. */
  dateTime: (instant: string | Date) => string;
  /** How long ago or ahead: "just now", "5 minutes ago". */
  relativeTime: (instant: string | Date, now?: Date) => string;
  number: (value: number) => string;
  /** A share: 0.04 is 4 %. */
  percent: (share: number) => string;
  /** "a, b, and c". */
  list: (items: Iterable<string>) => string;
};

/** The formats of one language. `timeZone` is the reader's own unless a test or a server says otherwise. */
export function createFormatters(locale: Locale, timeZone?: string): Formatters {
  const tag = languageFacts[locale].tag;
  const zone = timeZone === undefined ? {} : { timeZone };
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const instantFormat = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', ...zone });
  const relative = createRelativeTime(locale);
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  return {
    money: (euros) => money.format(euros),
    date: (isoDay) => held(day.format(new Date(`${isoDay}T00:00:00Z`))),
    dateTime: (instant) => held(instantFormat.format(new Date(instant))),
    relativeTime: (instant, now = new Date()) => relative(new Date(instant), now),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    list: (items) => list.format(items),
  };
}

/** A year keeps the word that belongs to it on its line: "2026 г.". */
function held(date: string): string {
  return date.replace(/(?<=\d{4}) (?=\p{L})/u, '\u00A0');
}
