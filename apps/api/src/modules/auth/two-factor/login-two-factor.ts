import { loginTwoFactorSchema } from '@portico/validation/two-factor';
import { consumeRateLimit } from '../../../operations/rate-limits.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { secondStepsFrom, secondStepsOf, rateLimitByAddress } from '../auth.policy.ts';
import { challengeRepository } from './challenge.repository.ts';
import { isKnownAddress } from '../sign-in/record-device.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { usesSecondFactor } from './two-factor.ts';
import { userRepository } from '../users/user.repository.ts';

export const loginTwoFactor = defineOperation('loginTwoFactor', {
  right: 'none',
  rules: loginTwoFactorSchema,
  limits: ({ ipAddress, challenge }) => [
    ...rateLimitByAddress('twoFactor')({ ipAddress }),
    ...secondStepsFrom(ipAddress, challenge.userId),
  ],
  async handle(context) {
    const { app, body, challenge, ipAddress } = context;
    const isKnown = await isKnownAddress(app, { userId: challenge.userId }, ipAddress);
    const rateLimited = isKnown ? undefined : await consumeRateLimit(app, secondStepsOf(challenge.userId));
    if (rateLimited !== undefined) return rateLimited;
    // The attempt is counted and committed before the code is compared.
    if (!(await app.database.transaction((tx) => challengeRepository(tx).consumeAttempt(challenge.challengeId))))
      return refuse(401, 'unauthorized');

    return await app.database.transaction(async (tx) => {
      await userRepository(tx).lock(challenge.userId);
      if (!(await usesSecondFactor(app, tx, challenge, body, context))) {
        await note(tx, 'two_factor_failed', challenge, context);
        return refuse(422, 'verification_code_invalid');
      }
      if (!(await challengeRepository(tx).useUp(challenge.challengeId))) return refuse(401, 'unauthorized');
      const signedIn = await signIn(app, tx, challenge, body.rememberMe === 1, {
        ...context,
        usedRecoveryCode: body.provider === 'recovery',
      });
      return { status: 200, body: { status: 'success', ...signedIn } };
    });
  },
});
