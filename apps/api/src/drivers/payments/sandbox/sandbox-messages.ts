import { languages } from '@portico/validation/languages';
import * as v from 'valibot';

/** What the sandbox's API and its webhooks say: read by the driver, written by the service. */
export const checkoutSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  reference: v.string(),
  amount_cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  status: v.picklist(['open', 'processing', 'paid', 'declined', 'cancelled']),
  url: v.string(),
});

/** What a database column and a line of a log take. */
const eventId = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));

export const webhookSchema = v.object({ event_id: eventId, checkout: checkoutSchema });

export const newCheckoutSchema = v.strictObject({
  amount_cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('EUR'),
  reference: v.pipe(v.string(), v.uuid()),
  description: v.pipe(v.string(), v.maxLength(200)),
  locale: v.picklist(languages),
  return_url: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
});

export type CheckoutMessage = v.InferOutput<typeof checkoutSchema>;
export type WebhookMessage = v.InferOutput<typeof webhookSchema>;
export type NewCheckoutMessage = v.InferOutput<typeof newCheckoutSchema>;
