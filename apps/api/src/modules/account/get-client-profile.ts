import { defineOperation } from '../../operations/operation.ts';
import { readProfile } from './read-profile.ts';

export const getClientProfile = defineOperation('getClientProfile', {
  right: 'member',
  impersonator: 'allowed',
  handle: async ({ app, account }) => ({ status: 200, body: await app.database.read((tx) => readProfile(tx, account)) }),
});
