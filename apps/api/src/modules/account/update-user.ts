import { defineOperation } from '../../operations/operation.ts';
import { publishEvent } from '../../events/publish-event.ts';
import { accountRepository } from './account.repository.ts';
import { readUser } from '../auth/read-user.ts';

export const updateUser = defineOperation<'updateUser'>('updateUser', async ({ app, account, body }) => {
  const user = await app.database.transaction(async (tx) => {
    if (body.language !== undefined) await accountRepository(tx, account.clientId).changeLanguage(account.userId, body.language);
    publishEvent(tx, account.clientId, { type: 'account.changed', resource: null, status: null });
    return await readUser(tx, account);
  });
  return { status: 200, body: user };
});
