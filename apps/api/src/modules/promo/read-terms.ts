import { centsFromEuros } from '@portico/pricing/money';
import * as v from 'valibot';

const maxEuros = 1_000_000;

const off = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]\d?|100)%$|^\d{1,7}(?:\.\d{1,2})?$/, 'must be a whole percentage from 1% to 100%, or euros such as 5.00'),
  v.transform((text) =>
    text.endsWith('%')
      ? { percent: Number(text.slice(0, -1)), amount_cents: null }
      : { percent: null, amount_cents: centsFromEuros(Number(text)) },
  ),
  v.check(({ percent, amount_cents: cents }) => percent !== null || (cents !== null && cents > 0), 'must be above zero'),
  v.check(({ amount_cents: cents }) => cents === null || cents <= maxEuros * 100, `an amount is ${maxEuros} euros at most`),
);
const whole = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number of at least 1'), v.transform(Number));
const day = v.pipe(v.string(), v.isoDate('must be a date such as 2026-12-31'), v.check(isRealDay, 'is not a real date'));
const plans = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((plan) => plan.trim())),
  v.check((names) => names.every((name) => name !== ''), 'must be a comma-separated list of plans'),
);

/** The terms of a promo code. Each issue says what to enter instead. */
export const termsSchema = v.pipe(
  v.object({
    code: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'must have 3 to 40 letters A to Z, digits and hyphens'),
    ),
    off,
    periods: v.picklist(['first', 'all'], 'must be first or all'),
    plans: v.optional(plans),
    uses: v.optional(whole),
    perClient: v.optional(whole),
    from: v.optional(day),
    until: v.optional(day),
  }),
  v.forward(
    v.check(({ from, until }) => from === undefined || until === undefined || from <= until, 'is before the first day'),
    ['until'],
  ),
);

export type Terms = v.InferOutput<typeof termsSchema>;

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
