import { passkeyLoginSchema } from '@portico/validation/passkey';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { note } from '../activity/activity.ts';
import { rateLimitByAddress } from '../auth.policy.ts';
import { challengeRepository } from '../two-factor/challenge.repository.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { userRepository } from '../users/user.repository.ts';
import { usePasskey } from './use-passkey.ts';
import { verifyPasskey } from './verify-passkey.ts';

export const loginTwoFactorPasskey = defineOperation('loginTwoFactorPasskey', {
  right: 'none',
  rules: passkeyLoginSchema,
  limits: rateLimitByAddress('twoFactor'),
  async handle(context) {
    const { app, body, challenge } = context;
    const { challengeId, userId } = challenge;
    if (!(await app.database.transaction((tx) => challengeRepository(tx).consumeAttempt(challengeId)))) return refuse(401, 'unauthorized');
    const passkey = await verifyPasskey(context, body.credential, { purpose: 'second-step', challengeId });
    return await app.database.transaction(async (tx) => {
      await userRepository(tx).lock(userId);
      if (passkey === null || passkey.userId !== userId || !(await usePasskey(tx, passkey, context))) {
        await note(tx, 'two_factor_failed', challenge, context);
        return refuse(422, 'passkey_invalid');
      }
      if (!(await challengeRepository(tx).useUp(challengeId))) return refuse(401, 'unauthorized');
      return { status: 200, body: { status: 'success', ...(await signIn(app, tx, challenge, body.rememberMe === 1, context)) } };
    });
  },
});
