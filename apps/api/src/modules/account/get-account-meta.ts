import { defineOperation } from '../../http/operation.ts';
import { readUser } from './account.ts';

export const getAccountMeta = defineOperation<'getAccountMeta'>('getAccountMeta', async ({ app, account }) => ({
  status: 200,
  body: await app.database.read((tx) => readUser(tx, account)),
}));
