import { userUpdateSchema } from '@portico/validation/user-update';
import { publish } from '../../platform/events/publish.ts';
import { defineOperation } from '../../operations/operation.ts';
import { readUser } from '../auth/users/read-user.ts';
import { accountRepository } from './account.repository.ts';

export const updateUser = defineOperation('updateUser', {
  right: 'self',
  impersonator: 'writing',
  rules: userUpdateSchema,
  async handle({ app, account, body }) {
    const user = await app.database.transaction(async (tx) => {
      await accountRepository(tx, account).change(account.userId, body);
      publish.account(tx, account.clientId);
      return await readUser(app, tx, account);
    });
    return { status: 200, body: user };
  },
});
