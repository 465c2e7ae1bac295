import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The fields of Stripe's objects that the fake uses. The rest is as Stripe publishes it: `recorded-shapes.json`, from stripe/openapi (MIT).
 */

export type Metadata = Record<string, string>;
export type Session = {
  id: string;
  mode: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: string;
  amount_total: number | null;
  currency: string | null;
  metadata: Metadata;
  payment_intent: string | null;
  url: string | null;
};
export type Intent = {
  id: string;
  created: number;
  amount: number;
  currency: string;
  customer: string | null;
  payment_method: string;
  metadata: Metadata;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  last_payment_error: object | null;
  next_action: object | null;
};
export type Method = { id: string; customer: string | null; allow_redisplay: string; card: object };
export type Refund = { id: string; amount: number; currency: string; payment_intent: string; metadata: Metadata; status: string };

type Shape = 'checkout.session' | 'payment_intent' | 'refund' | 'setup_intent' | 'payment_method' | 'event';
const file = path.join(import.meta.dirname, 'recorded-shapes.json');
// Published by Stripe, one shape per name.
const shapes = JSON.parse(readFileSync(file, 'utf8')) as Record<Shape, object>;

/** Returns an object as Stripe shows it, with the known fields set. */
export const shaped = <Known extends object>(shape: Shape, known: Known): Known => ({ ...shapes[shape], ...known });

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

/** A form with nested names: `a[b][0]=c`. */
export type Form = { [name: string]: string | Form };

export function parseForm(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll(']', '').split('[');
    let at = root;
    for (const key of keys.slice(0, -1)) {
      const next = at[key];
      const inner: Form = typeof next === 'object' ? next : {};
      at[key] = inner;
      at = inner;
    }
    at[keys.at(-1) ?? ''] = value;
  }
  return root;
}

/** Returns the text at these keys, or null. */
export function textAt(form: Form, ...keys: readonly string[]): string | null {
  let at: string | Form | undefined = form;
  for (const key of keys) at = typeof at === 'object' ? at[key] : undefined;
  return typeof at === 'string' ? at : null;
}

export function metadataAt(form: Form, ...keys: readonly string[]): Metadata {
  let at: string | Form | undefined = form;
  for (const key of keys) at = typeof at === 'object' ? at[key] : undefined;
  if (typeof at !== 'object') return {};
  return Object.fromEntries(Object.entries(at).map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
