import { defineMail } from '../../mail/define-mail.ts';
import { quotedName, quotedPerson } from '../../mail/quoted-name.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { invitationTokensRepository } from './invitations.repository.ts';

/** `named` is yes where who invites gave a first name, else no. */
type Ordered = { invitationId: number; named: string };

/** The token is made at the moment it is sent: it is written down nowhere but in the mail, and a second sending voids the first. */
export const invitationMail = defineMail<Ordered, { token: string; inviter: string; clientName: string }>('invitation', {
  example: {
    invitationId: 4107,
    named: 'yes',
    inviter: 'Jonas Weber (jonas@example.com)',
    clientName: 'Acme GmbH',
    token: 'inv_5XkX1b9cQ2',
  },
  prepare: async (tx, app, _addressee, { invitationId }) => {
    const token = newToken('inv');
    const invitations = invitationTokensRepository(tx);
    const invitation = await invitations.renewToken(invitationId, tokenHash(token), app.now());
    if (invitation === undefined) return null;
    const { email, firstName, lastName } = await invitations.inviter(invitation.invitedBy);
    const clientName = await invitations.clientName(invitation.clientId);
    return { token, inviter: quotedPerson(`${firstName} ${lastName}`, email), clientName: quotedName(clientName) };
  },
  write: ({ text, sentence, link }, { token }) => ({
    subject: sentence('mail.invitation.subject'),
    blocks: [
      text('mail.invitation.greeting'),
      text('mail.invitation.text'),
      link('mail.invitation.link', `/auth/accept-invitation?token=${encodeURIComponent(token)}`),
      text('mail.invitation.ignore'),
    ],
  }),
});
