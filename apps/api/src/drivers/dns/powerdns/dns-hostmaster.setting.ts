import * as v from 'valibot';
import { defineSetting } from '../../../platform/settings/define-setting.ts';

export const dnsHostmaster = defineSetting('DNS_HOSTMASTER', {
  schema: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('must be an e-mail address')), 'hostmaster@example.net'),
  about: 'The mailbox of reverse zones that are made here, an e-mail address.',
});
