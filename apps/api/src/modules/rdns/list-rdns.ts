import { defineOperation } from '../../operations/operation.ts';
import { isRefusal } from '../../operations/refusal.ts';
import { findOwnService } from '../services/own-service.ts';
import { listReverseNames } from './rdns.ts';

export const listRdns = defineOperation('listRdns', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query }) =>
    app.database.read(async (tx) => {
      const service = await findOwnService(tx, account, query.id);
      if (isRefusal(service)) return service;
      return { status: 200, body: await listReverseNames(tx, account, service) };
    }),
});
