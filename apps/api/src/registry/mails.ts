import type { AnyMail } from '../mail/define-mail.ts';
import { alreadyRegisteredMail } from '../modules/auth/already-registered.mail.ts';
import { verificationCodeMail } from '../modules/auth/verification-code.mail.ts';
import { invitationMail } from '../modules/people/invitation.mail.ts';

/** Every mail that is sent. */
const mails = {
  alreadyRegisteredMail,
  verificationCodeMail,
  invitationMail,
};

export const allMails: readonly AnyMail[] = Object.values(mails);
