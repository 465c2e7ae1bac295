import { defineOperation } from '../../operations/operation.ts';
import { readUser } from '../auth/users/read-user.ts';

export const getAccountMeta = defineOperation('getAccountMeta', {
  right: 'self',
  impersonator: 'allowed',
  handle: async ({ app, account }) => ({ status: 200, body: await app.database.read((tx) => readUser(app, tx, account)) }),
});
