import { defineOperation } from '../../operations/operation.ts';
import { readTelegramLink } from './telegram-link.ts';

export const getTelegramLink = defineOperation('getTelegramLink', {
  right: 'self',
  impersonator: 'allowed',
  handle: async ({ app, account }) => ({
    status: 200,
    body: await app.database.read((tx) => readTelegramLink(tx, app, account.userId)),
  }),
});
