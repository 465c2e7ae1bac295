import { defineMail } from '../../mail/define-mail.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { quotedName, quotedPerson } from '../../mail/quoted-name.ts';
import { emailInUseMail } from '../auth/mails.ts';
import { findRegistered } from '../auth/sign-up/registered.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { invitationTokensRepository } from './invitations.repository.ts';
import type { RoleColumn } from '../../platform/database/tables/people-tables.ts';

/** `named` is "yes" if the inviter entered a first name, otherwise "no". */
type Ordered = { invitationId: number; named: string };

/**
 * The token is generated when the mail is sent, so it appears only in the mail. Resending voids the previous one. If the address has an
 * account, its owner gets a mail that says so instead, and no one gets the token.
 */
export const invitationMail = defineMail<Ordered, { token: string; inviter: string; clientName: string }>('invitation', {
  example: {
    invitationId: 4107,
    named: 'yes',
    inviter: 'Jonas Weber (jonas@example.com)',
    clientName: 'Acme GmbH',
    token: 'inv_5XkX1b9cQ2',
  },
  prepare: async (tx, app, { email: to }, { invitationId }) => {
    const invitations = invitationTokensRepository(tx);
    const token = newToken('inv');
    const invitation = await invitations.renewToken(invitationId, tokenHash(token), app.now());
    if (invitation === undefined) return null;
    const owner = await findRegistered(tx, to);
    // An unverified sign-up has no claim to the address.
    if (owner !== undefined && owner.emailVerifiedAt !== null) {
      await enqueueMail(app, tx, emailInUseMail, { recipient: { userId: owner.userId } });
      return null;
    }
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

/** `other` is the previous or the new main user, formatted by `quotedPerson`. */
type Transfer = { reader: 'new' | 'former'; other: string };

/** Reports a transfer of the main user role to both users. */
export const mainUserTransferredMail = defineMail<Transfer>('main-user-transferred', {
  example: { reader: 'new', other: 'Jonas Weber (jonas@example.com)' },
  write: ({ text, sentence, link }) => ({
    subject: sentence('mail.mainUserTransferred.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.mainUserTransferred.text'),
      text('mail.mainUserTransferred.notYou'),
      link('mail.mainUserTransferred.link', '/settings/client'),
    ],
  }),
});

/** `by` is formatted by `quotedPerson`; the roles are the recipient's new ones. */
type Roles = { by: string; services: RoleColumn; billing: RoleColumn; support: RoleColumn; people: RoleColumn };

/** Sent to a user whose roles another user changed. */
export const rolesChangedMail = defineMail<Roles>('roles-changed', {
  example: { by: 'Jonas Weber (jonas@example.com)', services: 'write', billing: 'read', support: 'write', people: 'none' },
  write: ({ text, sentence, lines, link }) => ({
    subject: sentence('mail.rolesChanged.subject'),
    blocks: [
      text('mail.greeting'),
      text('mail.rolesChanged.text'),
      lines([
        sentence('mail.rolesChanged.services'),
        sentence('mail.rolesChanged.billing'),
        sentence('mail.rolesChanged.support'),
        sentence('mail.rolesChanged.people'),
      ]),
      link('mail.rolesChanged.link', '/settings/user'),
    ],
  }),
});
