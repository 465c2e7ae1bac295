import * as v from 'valibot';
import { defineSetting, text, urlOf } from '@portico/drivers/define-setting';

export const stripeSecretKey = defineSetting('STRIPE_SECRET_KEY', {
  schema: v.optional(v.pipe(text, v.regex(/^[sr]k_(test|live)_\w+$/, 'must be a Stripe secret or restricted key, such as sk_live_…'))),
  about:
    'Accepts cards through Stripe. Requires `STRIPE_WEBHOOK_SECRET`. With a test key, only Stripe’s test cards work and no money moves.',
});

export const stripeWebhookSecret = defineSetting('STRIPE_WEBHOOK_SECRET', {
  schema: v.optional(v.pipe(text, v.regex(/^whsec_\w{16,}$/, 'must be the signing secret of a Stripe webhook endpoint, whsec_…'))),
  about: 'Signing secret of the Stripe webhook endpoint `PUBLIC_URL/webhooks/stripe`.',
});

export const stripeApiOrigin = defineSetting('STRIPE_API_ORIGIN', {
  schema: v.optional(urlOf('http', 'https'), 'https://api.stripe.com'),
  about: 'Origin of the Stripe API. Change it in tests only.',
});
