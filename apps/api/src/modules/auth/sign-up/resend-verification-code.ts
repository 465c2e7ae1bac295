import { emailRequestSchema } from '@portico/validation/email';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { rateLimitBySubject } from '../auth.policy.ts';
import { emailKey } from '../users/email-key.ts';
import { verificationCodeMail } from '../mails.ts';

/** The mail job checks whether there is anything to verify, so that the response takes the same time for every email. */
export const resendVerificationCode = defineOperation('resendVerificationCode', {
  right: 'none',
  rules: emailRequestSchema,
  limits: rateLimitBySubject('verificationMail'),
  async handle({ app, body, locale }) {
    const recipient = { emailKey: emailKey(body.email) };
    await app.database.transaction((tx) => enqueueMail(app, tx, verificationCodeMail, { recipient }));
    return done(sentence(locale, 'auth.resendVerificationCode.done'));
  },
});
