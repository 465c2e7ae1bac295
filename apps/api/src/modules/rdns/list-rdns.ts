import { defineOperation } from '../../operations/operation.ts';
import { findOwnService, serviceNotFound } from '../services/own-service.ts';
import { listReverseNames } from './rdns.ts';

export const listRdns = defineOperation('listRdns', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  handle: ({ app, account, query }) =>
    app.database.read(async (tx) => {
      const service = await findOwnService(tx, account.clientId, query.id);
      if (service === undefined) return serviceNotFound();
      return { status: 200, body: await listReverseNames(tx, service) };
    }),
});
