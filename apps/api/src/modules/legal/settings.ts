import * as v from 'valibot';
import { defineSetting, text, urlOf } from '@portico/drivers/define-setting';

export const rulesUrl = defineSetting('RULES_URL', {
  schema: v.optional(urlOf('https', 'http')),
  about: 'URL of your terms of service, linked from sign-up. The portal shows a sample text when unset.',
});

export const offerUrl = defineSetting('OFFER_URL', {
  schema: v.optional(urlOf('https', 'http')),
  about: 'URL of your public offer, linked from sign-up. The portal shows a sample text when unset.',
});

export const securityContact = defineSetting('SECURITY_CONTACT', {
  schema: v.optional(v.pipe(text, v.regex(/^(?:mailto:|https:\/\/)./, 'must start with mailto: or https://'))),
  about: 'Where to report a vulnerability, such as mailto:security@example.com. Published as /.well-known/security.txt.',
});
