import { verifyAccountSchema } from '@portico/validation/verify-account';
import type { Transaction } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import { publish } from '../../../platform/events/publish.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { guessesOfMailedCodes, rateLimitByUser } from '../auth.policy.ts';
import { emailChangeRepository } from './email-change.repository.ts';
import { emailChangedNewMail, emailChangedOldMail } from '../mails.ts';
import { emailKey } from '../users/email-key.ts';
import { readUser } from '../users/read-user.ts';
import { revokeOtherAccess } from '../sessions/revoke-other-access.ts';
import { userRepository } from '../users/user.repository.ts';
import { checkCode } from '../sign-up/verification-code.ts';

export const completeEmailChange = defineOperation('completeEmailChange', {
  right: 'self',
  impersonator: 'never',
  rules: verifyAccountSchema,
  limits: (request) => [
    ...rateLimitByUser('completeEmailChange', { limit: 15, windowSeconds: 600 })(request),
    ...guessesOfMailedCodes(request.body.email),
  ],
  async handle(context) {
    const { app, account, body, locale, now } = context;
    const { userId } = account;
    // The attempt is counted and committed before the code is compared.
    const taken = await app.database.transaction((tx) => emailChangeRepository(tx, userId).consumeAttempt(emailKey(body.email)));
    const verdict = await checkCode(app.secrets, body.token, taken, now);
    if (verdict === 'expired') return refuse(422, 'verification_code_expired');
    if (verdict === 'wrong' || taken === null) return refuse(422, 'verification_code_invalid');

    const change = async (tx: Transaction) => {
      const users = userRepository(tx);
      const before = await users.lock(userId);
      if (!(await emailChangeRepository(tx, userId).useUp(taken.codeHash))) return refuse(422, 'verification_code_invalid');
      // An unverified sign-up has no claim to the address.
      await users.releaseUnverified(taken.emailKey);
      await users.setEmail(userId, taken.email, taken.emailKey, now);
      await revokeOtherAccess(tx, userId, account.sessionId, now);
      await note(tx, 'email_changed', account, context);
      await enqueueMail(app, tx, emailChangedOldMail, {
        recipient: { userId, address: before.email },
        values: { email: masked(taken.email) },
      });
      await enqueueMail(app, tx, emailChangedNewMail, { recipient: { userId } });
      publish.account(tx, account.clientId);
      return doneWith(sentence(locale, 'auth.completeEmailChange.done'), { user: await readUser(app, tx, account) });
    };
    try {
      return await app.database.transaction(change);
    } catch (error) {
      // Another account took the address between request and code. The transaction rolled back, so the code remains valid.
      if (isUniqueViolation(error, 'client_user_email_key_key')) return refuse(409, 'email_taken');
      throw error;
    }
  },
});

/** Recognizable for the owner, but hides the new address from other readers of the old mailbox. */
function masked(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@');
}
