import { actFor } from '../../operations/act-for.ts';
import { acceptInvitationSchema } from '@portico/validation/invitation';
import { publish } from '../../platform/events/publish.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { addVerifiedUser } from '../auth/sign-up/new-user.ts';
import { refuseCommon } from '../auth/password/common-password.ts';
import { columnsOf, rolesOf } from '../auth/users/roles.ts';
import { signIn } from '../auth/sign-in/sign-in.ts';
import { tokenHash } from '../auth/token.ts';
import { clientUsersRepository } from './client-users.repository.ts';
import { invitationTokensRepository } from './invitations.repository.ts';
import { tokenRateLimit } from './people.policy.ts';

/** Creates a user from an invitation. The email needs no further verification, because the token was sent only there. */
export const acceptInvitation = defineOperation('acceptInvitation', {
  right: 'none',
  rules: acceptInvitationSchema,
  limits: tokenRateLimit,
  async handle(context) {
    const { app, body, now } = context;
    const hash = tokenHash(body.token);
    // Check the invitation first, so that the slow password hash is computed only for open ones.
    const found = await app.database.read((tx) => invitationTokensRepository(tx).find(hash));
    if (found === undefined) return refuse(422, 'invitation_invalid');
    if (found.expiresAt <= now) return refuse(422, 'invitation_expired');
    const common = refuseCommon(body.password, app.configuration);
    if (common !== undefined) return common;
    const password_hash = await app.secrets.hash(body.password);

    return await app.database.transaction(async (tx) => {
      const invitations = invitationTokensRepository(tx);
      await clientUsersRepository(tx, actFor(found.clientId)).lock();
      const invitation = await invitations.lock(hash);
      if (invitation === undefined) return refuse(422, 'invitation_invalid');
      const { clientId, email, emailKey } = invitation;
      const userId = await addVerifiedUser(tx, {
        client_id: clientId,
        email,
        email_key: emailKey,
        password_hash,
        first_name: body.first_name,
        last_name: body.last_name,
        language: body.language,
        ...columnsOf(rolesOf(invitation)),
        email_marketing: body.email_marketing === 1,
        email_news: body.email_news === 1,
        rules_accepted_at: now,
        created_at: now,
      });
      if (userId === null) return refuse(409, 'email_taken');
      await invitations.markAccepted(invitation.id, now);
      publish.account(tx, clientId);
      return { status: 200, body: { status: 'success', ...(await signIn(app, tx, { userId, clientId }, false, context)) } };
    });
  },
});
