import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { canonicalJson } from '../../platform/canonical-json.ts';
import { createSigner } from '../../platform/secrets/signature.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import type { DiscountedItem } from './discount-order.ts';
import { sumsOfOrder } from './order-sums.ts';

/** The content of a quote, bound to one client and these items. All it can do is hold their price. */
const quoteSchema = v.object({
  client: v.number(),
  items: v.string(),
  cents: v.pipe(v.number(), v.safeInteger()),
  /** Recurring and setup price per unit, in cents, for each item. Quotes from earlier releases lack them and hold only the total. */
  prices: v.optional(v.array(v.strictTuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.number(), v.safeInteger())])), []),
  /** The ids of the options that each item had, defaults included. Quotes from earlier releases lack them. */
  options: v.optional(v.array(v.array(v.string()))),
  /** Milliseconds since the epoch. */
  until: v.number(),
});
export type Quoted = v.InferOutput<typeof quoteSchema>;

export function quoteOf(clientId: number, items: readonly DiscountedItem[], until: Date): Quoted {
  const prices = items.map(({ unitCents, setupCents }): [number, number] => [unitCents, setupCents]);
  const options = items.map(({ configoptions }) => Object.keys(configoptions));
  return { client: clientId, items: digestOf(items), cents: sumsOfOrder(items).totalCents, prices, options, until: until.getTime() };
}

export function signQuote(configuration: Configuration, quoted: Quoted): string {
  const text = Buffer.from(JSON.stringify(quoted)).toString('base64url');
  return `${text}.${createSigner(configuration, 'order quote').sign(text)}`;
}

/** Returns null if the quote has no valid signature or is for another client. */
export function readQuote(configuration: Configuration, quote: string, clientId: number): Quoted | null {
  const [text = '', signature = '', ...rest] = quote.split('.');
  if (rest.length > 0 || !createSigner(configuration, 'order quote').isSigned(text, signature)) return null;
  // A later release may sign more than this one knows.
  const { success, output } = v.safeParse(quoteSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return success && output.client === clientId ? output : null;
}

export const isQuoteOf = (quoted: Quoted, items: readonly DiscountedItem[]): boolean => quoted.items === digestOf(items);

/** Identifies the order regardless of spelling. Codes that don't apply and generated hostnames are left out. */
function digestOf(items: readonly DiscountedItem[]): string {
  const ordered = items.map(({ tariff, billingCycle, configoptions, hostnames, discount }) => [
    tariff,
    billingCycle,
    configoptions,
    hostnames.length,
    discount === null || 'reason' in discount ? null : discount.code,
  ]);
  return createHash('sha256').update(canonicalJson(ordered)).digest('base64url');
}
