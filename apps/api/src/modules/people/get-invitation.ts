import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { tokenHash } from '../auth/token.ts';
import { invitationTokensRepository } from './invitations.repository.ts';
import { tokenRateLimit } from './people.policy.ts';

export const getInvitation = defineOperation('getInvitation', {
  right: 'none',
  limits: tokenRateLimit,
  async handle({ app, body, now }) {
    return await app.database.read(async (tx) => {
      const invitations = invitationTokensRepository(tx);
      const invitation = await invitations.find(tokenHash(body.token));
      if (invitation === undefined) return refuse(422, 'invitation_invalid');
      if (invitation.expiresAt <= now) return refuse(422, 'invitation_expired');
      const { email, firstName, language, expiresAt, clientId } = invitation;
      const client_name = await invitations.clientName(clientId);
      return { status: 200, body: { email, first_name: firstName, client_name, language, expires_at: expiresAt.toISOString() } };
    });
  },
});
