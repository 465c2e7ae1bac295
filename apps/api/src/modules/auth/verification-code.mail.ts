import { defineMail, type Nothing } from '../../mail/define-mail.ts';
import { newVerificationCode } from './verification-code.ts';

/** The code is made at the moment it is sent: it is written down nowhere but in the mail, and a second sending voids the first. */
export const verificationCodeMail = defineMail<Nothing, { code: string }>('verification-code', {
  example: { code: '204981' },
  prepare: async (tx, app, { userId, emailVerifiedAt }) =>
    userId !== null && emailVerifiedAt === null ? { code: await newVerificationCode(app, tx, userId) } : null,
  write: ({ text, sentence, code }, values) => ({
    subject: sentence('mail.verificationCode.subject'),
    blocks: [text('mail.greeting'), text('mail.verificationCode.text'), code(values.code), text('mail.verificationCode.ignore')],
  }),
});
