import * as v from 'valibot';
import { defineSetting, text } from '../../../platform/settings/define-setting.ts';

export const stripeWebhookSecret = defineSetting('STRIPE_WEBHOOK_SECRET', {
  schema: v.optional(v.pipe(text, v.regex(/^whsec_\w{16,}$/, 'must be the signing secret of a webhook endpoint of Stripe, whsec_…'))),
  about: 'What Stripe signs its webhooks to `PUBLIC_URL/webhooks/stripe` with.',
});
