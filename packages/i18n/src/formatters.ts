import { languageFacts } from '@portico/contract/languages';
import type { Locale } from './locale.ts';
import { createRelativeTime } from './relative-time.ts';

export type Formatters = {
  /** Formats euros with two decimals: €1,234.50 or 1 234,50 €. */
  money: (euros: number) => string;
  /** Formats an ISO day such as 2026-12-04, the same for readers in every time zone. Throws a RangeError for anything else. */
  date: (isoDay: string) => string;
  /** Formats an RFC 3339 time in the reader's time zone. Throws a RangeError for anything else. */
  dateTime: (instant: string | Date) => string;
  /** Formats the distance from now: "just now", "5 minutes ago". */
  relativeTime: (instant: string | Date, now?: Date) => string;
  number: (value: number) => string;
  /** Formats a share: 0.04 is 4 %. */
  percent: (share: number) => string;
  /** Joins items: "a, b, and c". */
  list: (items: Iterable<string>) => string;
};

/** Creates the formatters of one language. `timeZone` defaults to the reader's own. */
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
    date: (isoDay) => withoutBreaks(day.format(new Date(`${isoDay}T00:00:00Z`))),
    dateTime: (instant) => withoutBreaks(instantFormat.format(new Date(instant))),
    relativeTime: (instant, now = new Date()) => relative(new Date(instant), now),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    list: (items) => list.format(items),
  };
}

/** Keeps "г." on the same line as its year: "2026 г.". */
function withoutBreaks(date: string): string {
  return date.replace(/(?<=\d{4}) (?=\p{L})/u, '\u00A0');
}
