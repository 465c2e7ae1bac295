import { createHash } from 'node:crypto';
import type { OrderItem } from '@portico/contract';
import * as v from 'valibot';
import { canonicalJson } from '../../platform/canonical-json.ts';
import { createSigner } from '../../platform/secrets/signature.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import type { DiscountedItem } from './discount-order.ts';
import { sumsOfOrder } from './order-sums.ts';

/** The content of a quote, bound to one client and these items. All it can do is hold their price. */
const quoteSchema = v.strictObject({
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

type QuotedOrder = { clientId: number; orderItems: readonly OrderItem[]; items: readonly DiscountedItem[] };

/**
 * Returns null if the quote has no valid signature or is for another client or other items. An option that the plan has gained since then
 * makes no other item of one that doesn't choose it.
 */
export function readQuote(configuration: Configuration, quote: string, { clientId, orderItems, items }: QuotedOrder): Quoted | null {
  const [text = '', signature = '', ...rest] = quote.split('.');
  if (rest.length > 0 || !createSigner(configuration, 'order quote').isSigned(text, signature)) return null;
  const quoted = v.parse(quoteSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  const known = items.map((item, index) => withoutNewDefaults(item, orderItems[index], quoted.options?.[index]));
  return quoted.client === clientId && quoted.items === digestOf(known) ? quoted : null;
}

/** Leaves out the options that are neither in the quote nor chosen in the order. */
function withoutNewDefaults(
  item: DiscountedItem,
  ordered: OrderItem | undefined,
  quotedOptions: readonly string[] | undefined,
): DiscountedItem {
  if (quotedOptions === undefined) return item;
  const seen = new Set([...quotedOptions, ...Object.keys(ordered?.configoptions ?? {})]);
  return { ...item, configoptions: Object.fromEntries(Object.entries(item.configoptions).filter(([id]) => seen.has(id))) };
}

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
