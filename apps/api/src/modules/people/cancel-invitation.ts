import { publish } from '../../platform/events/publish.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { rolesOf } from '../auth/users/roles.ts';
import { clientUsersRepository } from './client-users.repository.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { holderOf, mayManage } from './people.policy.ts';

export const cancelInvitation = defineOperation('cancelInvitation', {
  right: { area: 'people', level: 'write' },
  impersonator: 'never',
  async handle({ app, account, query, locale, now }) {
    return await app.database.transaction(async (tx) => {
      const caller = (await clientUsersRepository(tx, account).lock()).find((row) => row.id === account.userId);
      const invitations = invitationsRepository(tx, account);
      const invitation = (await invitations.list()).find((row) => row.id === query.id);
      if (invitation === undefined) return refuse(404, 'not_found', { message: 'people.invitation.notFound' });
      if (caller === undefined || !mayManage(holderOf(caller), rolesOf(invitation))) return refuse(403, 'not_allowed');
      // The invitation may have just been accepted.
      if (!(await invitations.cancel(query.id, now))) return refuse(404, 'not_found', { message: 'people.invitation.notFound' });
      publish.account(tx, account.clientId);
      return done(sentence(locale, 'people.cancelInvitation.done'));
    });
  },
});
