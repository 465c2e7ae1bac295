import { defineMail } from '../../mail/define-mail.ts';
import type { RoleColumn } from '../../platform/database/tables/people-tables.ts';

/** `by` as `quotedPerson` writes it; the rest is what the reader may do now. */
type Roles = { by: string; services: RoleColumn; billing: RoleColumn; support: RoleColumn; people: RoleColumn };

/** Somebody changed what the reader may do in the account. */
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
