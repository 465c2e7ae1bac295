import { defineMail } from '../../mail/define-mail.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { invitationTokensRepository } from './invitations.repository.ts';

/** `named` is yes where who invites gave a first name, else no. */
type Ordered = { invitationId: number; named: string; inviter: string; clientName: string };

/** The token is made at the moment it is sent: it is written down nowhere but in the mail, and a second sending voids the first. */
export const invitationMail = defineMail<Ordered, { token: string }>('invitation', {
  example: { invitationId: 4107, named: 'yes', inviter: 'Jonas Weber', clientName: 'Acme GmbH', token: 'inv_5XkX1b9cQ2' },
  prepare: async (tx, app, _addressee, { invitationId }) => {
    const token = newToken('inv');
    const isOpen = await invitationTokensRepository(tx).renewToken(invitationId, tokenHash(token), app.now());
    return isOpen ? { token } : null;
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
