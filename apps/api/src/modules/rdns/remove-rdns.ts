import { rdnsRemoveSchema } from '@portico/validation/rdns';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { ipv4Of } from '../services/own-service.ts';
import { addressUnknown } from './address-unknown.ts';
import { changeReverseNames } from './change-rdns.ts';
import { rdnsRepository } from './rdns.repository.ts';

export const removeRdns = defineOperation('removeRdns', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  rules: rdnsRemoveSchema,
  limits: ({ account }) => perClient('rdns', account.clientId),
  handle: (context) =>
    changeReverseNames(context, {
      what: 'remove_rdns',
      capability: 'edit_rdns',
      async decide(tx, service) {
        const { ip } = context.body;
        if (await rdnsRepository(tx, service).remove(ip)) return [{ ip, name: null }];
        // Already removed, for example in another tab.
        return (await ipv4Of(tx, context.account, service)).includes(ip) ? [] : addressUnknown();
      },
    }),
});
