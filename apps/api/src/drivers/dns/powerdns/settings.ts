import { isReverseName } from '@portico/validation/rdns';
import * as v from 'valibot';
import { defineSetting, text } from '@portico/drivers/define-setting';

export const dnsNameservers = defineSetting('DNS_NAMESERVERS', {
  schema: v.pipe(
    v.optional(text, 'ns1.example.net,ns2.example.net'),
    v.transform((names) => names.split(',').map((name) => name.trim().toLowerCase())),
    v.check((names) => names.every(isReverseName), 'must be hostnames, separated by commas'),
  ),
  about: 'Comma-separated name servers of the reverse zones that Portico creates. The first is the primary.',
  defaultsTo: '`ns1.example.net,ns2.example.net`',
});

export const dnsHostmaster = defineSetting('DNS_HOSTMASTER', {
  schema: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('must be an email address')), 'hostmaster@example.net'),
  about: 'Hostmaster email address of the reverse zones that Portico creates.',
});
