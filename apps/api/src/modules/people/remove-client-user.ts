import { announce } from '../../events/announce.ts';
import { sentence } from '../../messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { shutOutOthers } from '../auth/shut-out-others.ts';
import { clientUsersRepository } from './client-users.repository.ts';

export const removeClientUser = defineOperation('removeClientUser', {
  right: { area: 'people', level: 'write' },
  impersonator: 'never',
  async handle({ app, account, query: { id }, locale, now }) {
    return await app.database.transaction(async (tx) => {
      const users = clientUsersRepository(tx, account.clientId);
      if (!(await users.remove(id, now))) {
        const isThere = (await users.find(id)) !== undefined;
        return isThere ? refuse(409, 'main_user_required') : refuse(404, 'not_found', { message: 'people.user.notFound' });
      }
      await shutOutOthers(tx, id, null, now);
      announce.account(tx, account.clientId);
      return done(sentence(locale, 'people.removeClientUser.done'));
    });
  },
});
