import { languageFacts } from '@portico/contract/languages';
import type { Locale } from './locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Section 9: minutes up to 46 min, hours up to 20 h, days up to 6 days, weeks up to 28 days, months up to 330 days, then years. */
const steps = [
  { below: 46 * minute, unit: 'minute', length: minute },
  { below: 20 * hour, unit: 'hour', length: hour },
  { below: 6 * day, unit: 'day', length: day },
  { below: 28 * day, unit: 'week', length: 7 * day },
  { below: 330 * day, unit: 'month', length: 30 * day },
  { below: Number.POSITIVE_INFINITY, unit: 'year', length: 365 * day },
] as const;

/** Returns a function that formats the distance of a time from `now`: "just now" under 60 s, then by the specification's steps. */
export function createRelativeTime(locale: Locale): (instant: Date, now: Date) => string {
  // Numbers only, because "yesterday" would be wrong for twenty hours ago.
  // Intl says "now" for zero, so "just now" is our own text.
  const { justNow, tag } = languageFacts[locale];
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  return (instant, now) => {
    const difference = instant.getTime() - now.getTime();
    const distance = Math.abs(difference);
    if (distance < minute) return justNow;
    const step = steps.find(({ below }) => distance < below) ?? steps[5];
    return format.format(Math.sign(difference) * Math.max(1, Math.round(distance / step.length)), step.unit);
  };
}
