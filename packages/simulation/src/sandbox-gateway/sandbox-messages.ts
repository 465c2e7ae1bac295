import { languages } from '@portico/contract/languages';
import * as v from 'valibot';

const declineReason = v.picklist(['declined', 'insufficient_funds', 'expired_card', 'authentication_required']);
const token = v.pipe(v.string(), v.regex(/^card_[\w-]{24}$/));

const cardSchema = v.object({
  token,
  brand: v.pipe(v.string(), v.regex(/^[A-Za-z ]{1,20}$/)),
  last_four: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  expiry_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiry_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(9999)),
});

/** Messages of the sandbox API and its webhooks: written by the sandbox service, read by the driver. */
export const checkoutSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  reference: v.string(),
  amount_cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  status: v.picklist(['open', 'processing', 'paid', 'declined', 'cancelled']),
  url: v.string(),
  decline_reason: v.optional(v.nullable(declineReason), null),
  kept_card: v.optional(v.nullable(cardSchema), null),
});

/** Limited to what a database column and a log line accept. */
const eventId = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));

export const webhookSchema = v.object({ event_id: eventId, checkout: checkoutSchema });

export const newCheckoutSchema = v.pipe(
  v.strictObject({
    amount_cents: v.pipe(v.number(), v.integer(), v.minValue(0)),
    currency: v.literal('EUR'),
    reference: v.pipe(v.string(), v.uuid()),
    description: v.pipe(v.string(), v.maxLength(200)),
    locale: v.picklist(languages),
    return_url: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)),
    expires_at: v.pipe(v.string(), v.isoTimestamp()),
    takes: v.optional(v.picklist(['decision', 'card']), 'decision'),
    keeps_card: v.optional(v.boolean(), false),
    card_token: v.optional(v.nullable(token), null),
    off_session: v.optional(v.boolean(), false),
  }),
  // A checkout of zero exists only to save a card.
  v.check(({ amount_cents: cents, takes, keeps_card: keepsCard }) => cents > 0 || (takes === 'card' && keepsCard)),
);

export const newRefundSchema = v.strictObject({
  checkout: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  amount_cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('EUR'),
});

export const refundSchema = v.object({
  id: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
  amount_cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  status: v.picklist(['pending', 'succeeded', 'failed']),
});

export type NewRefundMessage = v.InferOutput<typeof newRefundSchema>;
export type RefundMessage = v.InferOutput<typeof refundSchema>;
export type CheckoutMessage = v.InferOutput<typeof checkoutSchema>;
export type WebhookMessage = v.InferOutput<typeof webhookSchema>;
export type NewCheckoutMessage = v.InferOutput<typeof newCheckoutSchema>;
