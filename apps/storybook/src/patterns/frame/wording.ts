/** The kit formats nothing, so its users do. The Russian twin has another locale. */
const locale = 'en-US';

const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const shortDays = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
const rates = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabit-per-second', maximumFractionDigits: 0 });
const numbers = new Intl.NumberFormat(locale);
const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
const plurals = new Intl.PluralRules(locale);
const order: readonly Intl.LDMLPluralRule[] = ['one', 'few', 'many', 'other'];
const forms = order.filter((form) => plurals.resolvedOptions().pluralCategories.includes(form));

/** Formats whole cents as euros. */
export const euros = (cents: number): string => money.format(cents / 100);

/** Formats an ISO day or time as a UTC day. */
export const day = (value: string): string => days.format(new Date(value));

/** Formats a time to the minute, in UTC. */
export const moment = (value: string | number): string => moments.format(new Date(value));

/** Formats a time of day in UTC, or the day at midnight. */
export const hour = (time: number): string => (time % 86_400_000 === 0 ? shortDays : hours).format(time);

/** Formats megabits per second. */
export const megabits = (rate: number): string => rates.format(rate);

/** Formats a whole number. */
export const number = (value: number): string => numbers.format(value);

/** Formats a share of 1 as a percentage. */
export const percent = (share: number): string => shares.format(share);

/**
 * Returns the plural form for a count, with `#` as the number: `counted(2, '# service|# services')`. A language has as many forms as it
 * needs.
 */
export function counted(count: number, phrase: string): string {
  const words = phrase.split('|');
  const form = words[forms.indexOf(plurals.select(count))] ?? words.at(-1) ?? '';
  return form.replace('#', number(count));
}
