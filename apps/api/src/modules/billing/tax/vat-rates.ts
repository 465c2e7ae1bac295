import { readFileSync } from 'node:fs';
import path from 'node:path';
import { basisPointsOf } from '@portico/pricing/vat';
import * as v from 'valibot';
import { parse } from 'yaml';

const day = v.pipe(v.string(), v.isoDate());
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(50));
const ratesSchema = v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), v.record(day, percent));

const file = path.join(import.meta.dirname, '../../../../vat-rates.yaml');
const rates: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  Object.entries(v.parse(ratesSchema, parse(readFileSync(file, 'utf8'), { schema: 'core' }))),
);

/** Returns true for the countries of the EU VAT area, which are those with a rate. */
export function isInEu(country: string): boolean {
  return rates.has(country);
}

/** Returns the standard VAT rate of an EU country on an ISO date, in basis points. @throws Error if no rate is known */
export function standardRate(country: string, onDay: string): number {
  const effective = Object.entries(rates.get(country) ?? {}).filter(([from]) => from <= onDay);
  const [, rate] = effective.toSorted(([one], [other]) => (one < other ? -1 : 1)).at(-1) ?? [];
  if (rate === undefined) throw new Error(`Unknown VAT rate for ${country} on ${onDay}`);
  return basisPointsOf(rate);
}
