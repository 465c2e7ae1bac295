import { rdnsUpdateSchema } from '@portico/validation/rdns';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { ipv4Of } from '../services/own-service.ts';
import { addressUnknown } from './address-unknown.ts';
import { changeReverseNames } from './change-rdns.ts';
import { rdnsRepository } from './rdns.repository.ts';

export const updateRdns = defineOperation('updateRdns', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  rules: rdnsUpdateSchema,
  limits: ({ account }) => perClient('rdns', account.clientId),
  handle: (context) =>
    changeReverseNames(context, {
      what: 'update_rdns',
      capability: 'edit_rdns',
      async decide(tx, service) {
        const named = { ip: context.body.ip, name: context.body.value };
        const repository = rdnsRepository(tx, service);
        if (await repository.rename(named)) return [named];
        if (!(await ipv4Of(tx, context.account, service)).includes(named.ip)) return addressUnknown();
        await repository.add([named]);
        return [named];
      },
    }),
});
