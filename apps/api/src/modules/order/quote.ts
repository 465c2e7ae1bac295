import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { createSigner } from '../../platform/secrets/signature.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import type { DiscountedItem } from './discount-order.ts';
import { sumsOfOrder } from './order-sums.ts';

/** What a quote says. It is the client's own, about these items, and can do nothing but hold their price. */
const quoteSchema = v.strictObject({
  client: v.number(),
  items: v.string(),
  cents: v.pipe(v.number(), v.safeInteger()),
  /** Per unit of each item: recurring and setup price. Quotes of earlier releases have none and hold only their total. */
  prices: v.optional(v.array(v.strictTuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.number(), v.safeInteger())])), []),
  /** Milliseconds. */
  until: v.number(),
});
export type Quoted = v.InferOutput<typeof quoteSchema>;

export function quoteOf(clientId: number, items: readonly DiscountedItem[], until: Date): Quoted {
  const prices = items.map(({ unitCents, setupCents }): [number, number] => [unitCents, setupCents]);
  return { client: clientId, items: digestOf(items), cents: sumsOfOrder(items).totalCents, prices, until: until.getTime() };
}

export function signQuote(configuration: Configuration, quoted: Quoted): string {
  const text = Buffer.from(JSON.stringify(quoted)).toString('base64url');
  return `${text}.${createSigner(configuration, 'order quote').sign(text)}`;
}

/** Null for whatever was not signed here, for this client and these items: one is as little a quote of theirs as the other. */
export function readQuote(
  configuration: Configuration,
  quote: string,
  { clientId, items }: { clientId: number; items: readonly DiscountedItem[] },
): Quoted | null {
  const [text = '', signature = '', ...rest] = quote.split('.');
  if (rest.length > 0 || !createSigner(configuration, 'order quote').isSigned(text, signature)) return null;
  const quoted = v.parse(quoteSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return quoted.client === clientId && quoted.items === digestOf(items) ? quoted : null;
}

/** What is ordered, however it was spelled: a code that does not apply is no part of it. Names that are given by us are not, either. */
function digestOf(items: readonly DiscountedItem[]): string {
  const ordered = items.map(({ tariff, billingCycle, configoptions, hostnames, discount }) => [
    tariff,
    billingCycle,
    Object.entries(configoptions).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    hostnames.length,
    discount === null || 'reason' in discount ? null : discount.code,
  ]);
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url');
}
