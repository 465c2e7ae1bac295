import { twoFactorCodeSchema } from '@portico/validation/two-factor';
import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { secondFactorsOf } from '../auth.policy.ts';
import { decryptSecret } from '../../../platform/secrets/secret-box.ts';
import { giveRecoveryCodes, setUpUntil } from './set-up-two-factor.ts';
import { revokeOtherAccess } from '../sessions/revoke-other-access.ts';
import { stepOf } from './totp.ts';
import { twoFactorRepository } from './two-factor.repository.ts';
import { userRepository } from '../users/user.repository.ts';

export const completeTwoFactorGoogle = defineOperation('completeTwoFactorGoogle', {
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
      const factor = twoFactorRepository(tx, userId);
      const setup = await factor.find();
      if (setup !== undefined && setup.enabledAt !== null) return refuse(409, 'two_factor_already_on');
      if (setup === undefined || setUpUntil(setup.requestedAt) <= now) return refuse(409, 'two_factor_not_requested');
      const step = stepOf(decryptSecret(app.configuration, { purpose: 'authenticator', owner: userId }, setup.secret), body.otp, now);
      // The setup code is consumed too, so the next sign-in needs a new one.
      if (step === null || !(await factor.useStep(step))) return refuse(422, 'verification_code_invalid');
      await factor.enable(setup.secret, now);
      await revokeOtherAccess(tx, userId, account.sessionId, now);
      await note(tx, 'two_factor_enabled', account, context);
      const recovery_codes = await giveRecoveryCodes(app, tx, userId, 'on');
      return doneWith(sentence(locale, 'auth.completeTwoFactorGoogle.done'), { recovery_codes });
    });
  },
});
