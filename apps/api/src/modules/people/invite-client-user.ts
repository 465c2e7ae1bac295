import { inviteSchema } from '@portico/validation/invitation';
import { announce } from '../../events/announce.ts';
import { orderMail } from '../../mail/order-mail.ts';
import { perClient } from '../../operations/limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse, refuseFields } from '../../operations/refusal.ts';
import { emailKey } from '../auth/email-key.ts';
import { findRegistered } from '../auth/registered.ts';
import { columnsOf, rolesOf } from '../auth/roles.ts';
import { clientUsersRepository } from './client-users.repository.ts';
import { invitationMail } from './invitation.mail.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { holderOf, holdsAll, invitationLifeMs, mostClientUsers } from './people.policy.ts';
import { presentInvitation } from './people.presenter.ts';

export const inviteClientUser = defineOperation('inviteClientUser', {
  right: { area: 'people', level: 'write' },
  impersonator: 'never',
  rules: inviteSchema,
  limits: ({ account }) => perClient('invite', account.clientId, 20),
  async handle({ app, account, body, locale, now }) {
    const { email, first_name, roles } = body;
    return await app.database.transaction(async (tx) => {
      const users = await clientUsersRepository(tx, account.clientId).lock();
      const caller = users.find((row) => row.id === account.userId);
      if (caller === undefined || !holdsAll(holderOf(caller), roles)) return refuse(403, 'not_allowed');
      const invitations = invitationsRepository(tx, account.clientId);
      const key = emailKey(email);
      const registered = await findRegistered(tx, email);
      // An account that was never verified is nobody's yet.
      if (registered !== undefined && registered.emailVerifiedAt !== null)
        return refuseFields([{ path: 'email', code: 'email_taken', params: {} }]);
      const open = await invitations.list();
      const replaced = open.find((row) => emailKey(row.email) === key);
      if (replaced !== undefined && !holdsAll(holderOf(caller), rolesOf(replaced))) return refuse(403, 'not_allowed');
      const others = open.filter((row) => row !== replaced);
      if (users.length + others.length >= mostClientUsers) return refuse(409, 'client_users_full');
      const id = await invitations.invite({
        email,
        first_name,
        email_key: key,
        language: locale,
        invited_by: account.userId,
        ...columnsOf(roles),
        created_at: now,
        expires_at: new Date(now.getTime() + invitationLifeMs),
      });
      const invitation = presentInvitation(await invitations.find(id));
      const values = { invitationId: id, named: first_name === null ? 'no' : 'yes' };
      await orderMail(app, tx, invitationMail, { recipient: { invitationId: id }, values });
      announce.account(tx, account.clientId);
      return { status: 200, body: invitation };
    });
  },
});
