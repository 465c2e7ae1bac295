import * as v from 'valibot';
import { defineSetting, urlOf } from '../../../platform/settings/define-setting.ts';

export const stripeApiOrigin = defineSetting('STRIPE_API_ORIGIN', {
  schema: v.optional(urlOf('http', 'https'), 'https://api.stripe.com'),
  about: 'Where the API of Stripe is; another one for tests.',
});
