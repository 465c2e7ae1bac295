import * as v from 'valibot';
import { defineSetting, urlOf } from '../../platform/settings/define-setting.ts';

export const offerUrl = defineSetting('OFFER_URL', {
  schema: v.optional(urlOf('https', 'http')),
  about: 'The address of your public offer, which sign-up links to. Unset, a sample text of the portal stands there.',
});
