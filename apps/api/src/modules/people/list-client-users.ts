import { defineOperation } from '../../operations/operation.ts';
import { readClientUsers } from './people.presenter.ts';

export const listClientUsers = defineOperation('listClientUsers', {
  right: { area: 'people', level: 'read' },
  impersonator: 'allowed',
  handle: async ({ app, account }) => ({ status: 200, body: await app.database.read((tx) => readClientUsers(tx, account)) }),
});
