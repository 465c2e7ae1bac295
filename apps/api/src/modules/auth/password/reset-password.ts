import { resetPasswordRequestSchema } from '@portico/validation/reset-password';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { rateLimitByAddress } from '../auth.policy.ts';
import { refuseCommon } from './common-password.ts';
import { passwordChangedMail } from '../mails.ts';
import { passwordResetRepository } from './password-reset.repository.ts';
import { revokeOtherAccess } from '../sessions/revoke-other-access.ts';
import { tokenHash } from '../token.ts';
import { userRepository } from '../users/user.repository.ts';

export const resetPassword = defineOperation('resetPassword', {
  right: 'none',
  rules: resetPasswordRequestSchema,
  limits: rateLimitByAddress('resetPassword'),
  async handle(context) {
    const { app, body, locale, now } = context;
    const hashed = tokenHash(body.token);
    const reset = await app.database.read((tx) => passwordResetRepository(tx).find(hashed));
    if (reset === undefined) return refuse(422, 'reset_token_invalid');
    if (reset.expiresAt <= now) return refuse(422, 'reset_token_expired');
    const common = refuseCommon(body.password, app.configuration);
    if (common !== undefined) return common;
    const passwordHash = await app.secrets.hash(body.password);

    return await app.database.transaction(async (tx) => {
      const { userId } = reset;
      const users = userRepository(tx);
      await users.lock(userId);
      if (!(await passwordResetRepository(tx).useUp(hashed))) return refuse(422, 'reset_token_invalid');
      const { clientId } = await users.setPassword(userId, passwordHash);
      // The link proves access to the mailbox, and the new password replaces the one from an unverified sign-up.
      await users.markVerified(userId, now);
      await revokeOtherAccess(tx, userId, null, now);
      await note(tx, 'password_reset', { userId, clientId }, context);
      await enqueueMail(app, tx, passwordChangedMail, { recipient: { userId } });
      return done(sentence(locale, 'auth.resetPassword.done'));
    });
  },
});
