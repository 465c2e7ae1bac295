import * as v from 'valibot';
import { defineSetting, text } from '../../../platform/settings/define-setting.ts';

export const stripeSecretKey = defineSetting('STRIPE_SECRET_KEY', {
  schema: v.optional(v.pipe(text, v.regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe, such as sk_live_…'))),
  about:
    'Takes cards by Stripe, with `STRIPE_WEBHOOK_SECRET`, and puts the sandbox out of use. A test key takes the test cards of Stripe, and no money moves.',
});
