import { Stripe } from 'stripe';
import * as v from 'valibot';
import type { WebhookReading } from '@portico/drivers/payment-gateway';
import { paymentKey, refundKey } from './read-stripe.ts';

const toleranceSeconds = 300;

const checkoutEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
]);
const refundEvents = new Set(['refund.updated', 'refund.failed', 'charge.refund.updated']);

const uuid = v.pipe(v.string(), v.uuid());
const objectSchema = v.object({ id: v.pipe(v.string(), v.regex(/^\w{1,200}$/)), metadata: v.nullish(v.record(v.string(), v.string())) });

/**
 * Verifies the raw bytes with Stripe's helper. Events arrive in any order and may be outdated, so an event only triggers a lookup. Objects
 * we didn't create are ignored.
 */
export function readStripeWebhook(stripe: Stripe, secret: string, rawBody: Buffer, header: unknown, now: Date): WebhookReading {
  if (secret === '') throw new Error('The Stripe webhook secret is empty');
  if (typeof header !== 'string') return { ok: false, reason: 'signature missing' };
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, header, secret, toleranceSeconds, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { ok: false, reason: 'signature wrong or expired' };
    if (error instanceof SyntaxError) return { ok: false, reason: 'body malformed' };
    throw error;
  }
  const object = v.safeParse(objectSchema, event.data.object);
  const eventId = v.safeParse(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)), event.id);
  if (!object.success || !eventId.success) return { ok: false, reason: 'body malformed' };
  const { id: reference, metadata } = object.output;
  if (checkoutEvents.has(event.type) && v.is(uuid, metadata?.[paymentKey]))
    return { ok: true, eventId: eventId.output, about: 'question', reference };
  const refund = metadata?.[refundKey];
  if (refundEvents.has(event.type) && v.is(uuid, refund)) return { ok: true, eventId: eventId.output, about: 'refund', refund };
  return { ok: true, eventId: eventId.output, about: 'nothing' };
}
