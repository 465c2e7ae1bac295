import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { consumeRateLimit } from '../../../operations/rate-limits.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { mailsTo, rateLimitByUser } from '../auth.policy.ts';
import { emailChangeCodeMail } from '../mails.ts';
import { pendingEmailChange } from './email-change.ts';

export const resendEmailChangeCode = defineOperation('resendEmailChangeCode', {
  right: 'self',
  impersonator: 'never',
  // Shares its rate limits with `requestEmailChange`. The address is known only in the handler.
  limits: rateLimitByUser('emailChangeMail', { limit: 5, windowSeconds: 3_600 }),
  async handle({ app, account, body, locale, now }) {
    const { userId } = account;
    const change = await app.database.read((tx) => pendingEmailChange(tx, userId, now));
    const rateLimited = change?.id === body.id ? await consumeRateLimit(app, mailsTo('emailChangeMail', change.email)) : undefined;
    if (rateLimited !== undefined) return rateLimited;
    return await app.database.transaction(async (tx) => {
      const pending = await pendingEmailChange(tx, userId, now);
      if (pending === undefined || pending.id !== body.id) return refuse(404, 'not_found', { message: 'auth.emailChange.notFound' });
      const { id, email } = pending;
      await enqueueMail(app, tx, emailChangeCodeMail, { recipient: { userId, address: email }, values: { changeId: id } });
      return doneWith(sentence(locale, 'auth.requestEmailChange.done'), { id, email });
    });
  },
});
