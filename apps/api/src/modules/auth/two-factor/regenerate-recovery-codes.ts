import { twoFactorCodeSchema } from '@portico/validation/two-factor';
import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { secondFactorsOf } from '../auth.policy.ts';
import { giveRecoveryCodes } from './set-up-two-factor.ts';
import { revokeOtherAccess } from '../sessions/revoke-other-access.ts';
import { twoFactorRepository } from './two-factor.repository.ts';
import { usesSecondFactor } from './two-factor.ts';
import { userRepository } from '../users/user.repository.ts';

export const regenerateRecoveryCodes = defineOperation('regenerateRecoveryCodes', {
  right: 'self',
  impersonator: 'never',
  rules: twoFactorCodeSchema,
  recentProof: true,
  limits: secondFactorsOf,
  async handle(context) {
    const { app, account, body, locale, now } = context;
    const { userId } = account;
    return await app.database.transaction(async (tx) => {
      await userRepository(tx).lock(userId);
      if (!(await twoFactorRepository(tx, userId).isEnabled())) return refuse(409, 'two_factor_not_on');
      const given = { provider: 'google', otp: body.otp } as const;
      if (!(await usesSecondFactor(app, tx, account, given, context))) return refuse(422, 'verification_code_invalid');
      const recovery_codes = await giveRecoveryCodes(app, tx, userId, 'codes');
      await revokeOtherAccess(tx, userId, account.sessionId, now);
      await note(tx, 'recovery_codes_regenerated', account, context);
      return doneWith(sentence(locale, 'auth.regenerateRecoveryCodes.done'), { recovery_codes });
    });
  },
});
