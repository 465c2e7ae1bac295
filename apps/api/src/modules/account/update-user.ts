import { announce } from '../../events/announce.ts';
import { defineOperation } from '../../operations/operation.ts';
import { readUser } from '../auth/read-user.ts';
import { accountRepository } from './account.repository.ts';

export const updateUser = defineOperation('updateUser', {
  right: 'self',
  impersonator: 'writing',
  async handle({ app, account, body }) {
    const user = await app.database.transaction(async (tx) => {
      if (body.language !== undefined) await accountRepository(tx, account.clientId).changeLanguage(account.userId, body.language);
      announce.account(tx, account.clientId);
      return await readUser(tx, account);
    });
    return { status: 200, body: user };
  },
});
