import * as v from 'valibot';
import { defineSetting, urlOf } from '../../platform/settings/define-setting.ts';

export const rulesUrl = defineSetting('RULES_URL', {
  schema: v.optional(urlOf('https', 'http')),
  about: 'The address of your rules of service, which sign-up links to. Unset, a sample text of the portal stands there.',
});

export const offerUrl = defineSetting('OFFER_URL', {
  schema: v.optional(urlOf('https', 'http')),
  about: 'The address of your public offer, which sign-up links to. Unset, a sample text of the portal stands there.',
});
