import { inviteSchema } from '@portico/validation/invitation';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse, refuseFields } from '../../operations/refusal.ts';
import { mailsTo } from '../auth/auth.policy.ts';
import { emailKey } from '../auth/users/email-key.ts';
import { columnsOf, rolesOf } from '../auth/users/roles.ts';
import { clientUsersRepository } from './client-users.repository.ts';
import { invitationMail } from './mails.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { holderOf, mayManage, invitationTtlMs, maxClientUsers } from './people.policy.ts';
import { presentInvitation } from './people.presenter.ts';

export const inviteClientUser = defineOperation('inviteClientUser', {
  right: { area: 'people', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  rules: inviteSchema,
  limits: ({ account, body }) => [...perClient('invite', account.clientId, 20), ...mailsTo('invitation', body.email)],
  async handle({ app, account, body, locale, now }) {
    const { email, first_name, roles } = body;
    return await app.database.transaction(async (tx) => {
      const users = await clientUsersRepository(tx, account).lock();
      const caller = users.find((row) => row.id === account.userId);
      if (caller === undefined || !mayManage(holderOf(caller), roles)) return refuse(403, 'not_allowed');
      const invitations = invitationsRepository(tx, account);
      const key = emailKey(email);
      // Another client's user gets the same response as an unknown address. The mail job finds out, and informs only that user.
      if (users.some((row) => emailKey(row.email) === key)) return refuseFields([{ path: 'email', code: 'email_taken', params: {} }]);
      const open = await invitations.list();
      const replaced = open.find((row) => emailKey(row.email) === key);
      if (replaced !== undefined && !mayManage(holderOf(caller), rolesOf(replaced))) return refuse(403, 'not_allowed');
      const others = open.filter((row) => row !== replaced);
      if (users.length + others.length >= maxClientUsers) return refuse(409, 'client_users_full');
      const id = await invitations.invite({
        email,
        first_name,
        email_key: key,
        language: locale,
        invited_by: account.userId,
        ...columnsOf(roles),
        created_at: now,
        expires_at: new Date(now.getTime() + invitationTtlMs),
      });
      const invitation = presentInvitation(await invitations.find(id));
      const values = { invitationId: id, named: first_name === null ? 'no' : 'yes' };
      await enqueueMail(app, tx, invitationMail, { recipient: { invitationId: id }, values });
      publish.account(tx, account.clientId);
      return { status: 200, body: invitation };
    });
  },
});
