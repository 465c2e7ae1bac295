import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { rateLimitByUser } from '../auth.policy.ts';
import { emailChangeCodeMail } from '../mails.ts';
import { pendingEmailChange } from './email-change.ts';

export const resendEmailChangeCode = defineOperation('resendEmailChangeCode', {
  right: 'self',
  impersonator: 'never',
  // Shares its rate limit with `requestEmailChange`.
  limits: rateLimitByUser('emailChangeMail', { limit: 5, windowSeconds: 3_600 }),
  async handle({ app, account, body, locale, now }) {
    const { userId } = account;
    return await app.database.transaction(async (tx) => {
      const pending = await pendingEmailChange(tx, userId, now);
      if (pending === undefined || pending.id !== body.id) return refuse(404, 'not_found', { message: 'auth.emailChange.notFound' });
      const { id, email } = pending;
      await enqueueMail(app, tx, emailChangeCodeMail, { recipient: { userId, address: email }, values: { changeId: id } });
      return doneWith(sentence(locale, 'auth.requestEmailChange.done'), { id, email });
    });
  },
});
