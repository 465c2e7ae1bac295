import { randomUUID } from 'node:crypto';
import { emailRequestSchema } from '@portico/validation/email';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuseFields } from '../../../operations/refusal.ts';
import { mailsTo, rateLimitByUser } from '../auth.policy.ts';
import { emailChangeCodeMail } from '../mails.ts';
import { emailChangeRepository } from './email-change.repository.ts';
import { emailKey } from '../users/email-key.ts';
import { userRepository } from '../users/user.repository.ts';

/** The mail job checks whether the new address has an account, so that the response doesn't reveal registered addresses. */
export const requestEmailChange = defineOperation('requestEmailChange', {
  right: 'self',
  impersonator: 'never',
  rules: emailRequestSchema,
  recentProof: true,
  limits: (request) => [
    ...rateLimitByUser('emailChangeMail', { limit: 5, windowSeconds: 3_600 })(request),
    ...mailsTo('emailChangeMail', request.body.email),
  ],
  async handle({ app, account, body, locale, now }) {
    const { userId } = account;
    const { email } = body;
    const key = emailKey(email);
    const id = randomUUID();
    return await app.database.transaction(async (tx) => {
      const user = await userRepository(tx).lock(userId);
      if (user.emailKey === key) return refuseFields([{ path: 'email', code: 'must_differ', params: {} }]);
      await emailChangeRepository(tx, userId).replace({ id, email, emailKey: key, requestedAt: now });
      await enqueueMail(app, tx, emailChangeCodeMail, { recipient: { userId, address: email }, values: { changeId: id } });
      return doneWith(sentence(locale, 'auth.requestEmailChange.done'), { id, email });
    });
  },
});
