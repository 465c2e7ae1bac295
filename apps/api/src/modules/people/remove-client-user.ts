import { publish } from '../../platform/events/publish.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { rolesOf } from '../auth/users/roles.ts';
import { revokeOtherAccess } from '../auth/sessions/revoke-other-access.ts';
import { clientUsersRepository } from './client-users.repository.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { holderOf, mayManage } from './people.policy.ts';

export const removeClientUser = defineOperation('removeClientUser', {
  right: { area: 'people', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  async handle({ app, account, query: { id }, locale, now }) {
    return await app.database.transaction(async (tx) => {
      const users = clientUsersRepository(tx, account);
      const all = await users.lock();
      const user = all.find((row) => row.id === id);
      const caller = all.find((row) => row.id === account.userId);
      if (user === undefined) return refuse(404, 'not_found', { message: 'people.user.notFound' });
      if (user.is_main) return refuse(409, 'main_user_required');
      if (caller === undefined || !mayManage(holderOf(caller), rolesOf(user))) return refuse(403, 'not_allowed');
      await users.remove(id, now);
      await revokeOtherAccess(tx, id, null, now);
      // They may have invited themselves under another address.
      await invitationsRepository(tx, account).cancelOf(id, now);
      publish.account(tx, account.clientId);
      return done(sentence(locale, 'people.removeClientUser.done'));
    });
  },
});
