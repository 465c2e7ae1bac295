import type { Roles } from '@portico/contract';
import { userRolesSchema } from '@portico/validation/invitation';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { bySomeoneElse, note } from '../auth/activity/activity.ts';
import { columnsOf, rolesOf } from '../auth/users/roles.ts';
import { clientUsersRepository } from './client-users.repository.ts';
import { holderOf, mayManage } from './people.policy.ts';
import { presentClientUser, quotedUser } from './people.presenter.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { rolesChangedMail } from './mails.ts';

export const updateClientUserRoles = defineOperation('updateClientUserRoles', {
  right: { area: 'people', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  rules: userRolesSchema,
  limits: ({ account }) => perClient('roles', account.clientId),
  async handle({ app, account, query: { id }, body: { roles }, now }) {
    return await app.database.transaction(async (tx) => {
      const users = clientUsersRepository(tx, account);
      // The caller's rights are read under the same lock, so that ones just lost can't be used or granted.
      const all = await users.lock();
      const user = all.find((row) => row.id === id);
      const caller = all.find((row) => row.id === account.userId);
      if (user === undefined) return refuse(404, 'not_found', { message: 'people.user.notFound' });
      if (user.is_main) return refuse(409, 'main_user_required');
      if (caller === undefined || caller === user) return refuse(403, 'not_allowed');
      const holder = holderOf(caller);
      if (!mayManage(holder, rolesOf(user)) || !mayManage(holder, roles)) return refuse(403, 'not_allowed');
      await users.changeRoles(id, columnsOf(roles));
      await cancelUnsendable(invitationsRepository(tx, account), { id, roles }, now);
      const { services, billing, support, people } = roles;
      await note(tx, 'roles_changed', { userId: id, clientId: account.clientId }, bySomeoneElse(now));
      await enqueueMail(app, tx, rolesChangedMail, {
        recipient: { userId: id },
        values: { by: quotedUser(caller), services, billing, support, people },
      });
      publish.account(tx, account.clientId);
      return { status: 200, body: presentClientUser({ ...user, ...columnsOf(roles) }, account.userId) };
    });
  },
});

/** Cancels the open invitations by a user that they could no longer send. They may have invited themselves under another address. */
async function cancelUnsendable(
  invitations: ReturnType<typeof invitationsRepository>,
  { id, roles }: { id: number; roles: Roles },
  now: Date,
): Promise<void> {
  const holder = { isMain: false, roles };
  for (const invitation of await invitations.list()) {
    if (invitation.inviterId === id && !mayManage(holder, rolesOf(invitation))) await invitations.cancel(invitation.id, now);
  }
}
