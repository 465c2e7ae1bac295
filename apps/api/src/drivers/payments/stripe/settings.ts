import * as v from 'valibot';
import { defineSetting, text, urlOf } from '../../../platform/settings/define-setting.ts';

export const stripeSecretKey = defineSetting('STRIPE_SECRET_KEY', {
  schema: v.optional(v.pipe(text, v.regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe, such as sk_live_…'))),
  about:
    'Takes cards by Stripe, with `STRIPE_WEBHOOK_SECRET`, and puts the sandbox out of use. A test key takes the test cards of Stripe, and no money moves.',
});

export const stripeWebhookSecret = defineSetting('STRIPE_WEBHOOK_SECRET', {
  schema: v.optional(v.pipe(text, v.regex(/^whsec_\w{16,}$/, 'must be the signing secret of a webhook endpoint of Stripe, whsec_…'))),
  about: 'What Stripe signs its webhooks to `PUBLIC_URL/webhooks/stripe` with.',
});

export const stripeApiOrigin = defineSetting('STRIPE_API_ORIGIN', {
  schema: v.optional(urlOf('http', 'https'), 'https://api.stripe.com'),
  about: 'Where the API of Stripe is; another one for tests.',
});
