import { disableTwoFactorSchema } from '@portico/validation/two-factor';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { secondFactorsOf } from '../auth.policy.ts';
import { revokeOtherAccess } from '../sessions/revoke-other-access.ts';
import { twoFactorChangedMail } from '../mails.ts';
import { twoFactorRepository } from './two-factor.repository.ts';
import { usesSecondFactor } from './two-factor.ts';
import { userRepository } from '../users/user.repository.ts';

export const disableTwoFactor = defineOperation('disableTwoFactor', {
  right: 'self',
  impersonator: 'never',
  rules: disableTwoFactorSchema,
  recentProof: true,
  limits: secondFactorsOf,
  async handle(context) {
    const { app, account, body, locale, now } = context;
    const { userId } = account;
    return await app.database.transaction(async (tx) => {
      await userRepository(tx).lock(userId);
      const factor = twoFactorRepository(tx, userId);
      if (!(await factor.isEnabled())) return refuse(409, 'two_factor_not_on');
      if (!(await usesSecondFactor(app, tx, account, body, context))) return refuse(422, 'verification_code_invalid');
      await factor.remove();
      await revokeOtherAccess(tx, userId, account.sessionId, now);
      await note(tx, 'two_factor_disabled', account, context);
      await enqueueMail(app, tx, twoFactorChangedMail, { recipient: { userId }, values: { state: 'off' } });
      return done(sentence(locale, 'auth.disableTwoFactor.done'));
    });
  },
});
