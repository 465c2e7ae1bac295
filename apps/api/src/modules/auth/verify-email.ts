import { verifyAccountSchema } from '@portico/validation/verify-account';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { triesOf } from './auth.policy.ts';
import { emailKey } from './email-key.ts';
import { readUser } from './read-user.ts';
import { openSession } from './session.ts';
import { userRepository } from './user.repository.ts';
import { judgeCode } from './verification-code.ts';
import { verificationCodeRepository } from './verification-code.repository.ts';

export const verifyEmail = defineOperation('verifyEmail', {
  right: 'none',
  rules: verifyAccountSchema,
  limits: triesOf('verifyEmail'),
  async handle({ app, body, ipAddress, userAgent, now }) {
    // Counted and committed before the code is looked at.
    const { user, taken } = await app.database.transaction(async (tx) => {
      const found = await userRepository(tx).findByEmail(emailKey(body.email));
      return { user: found, taken: await verificationCodeRepository(tx).takeTry(found?.id ?? 0) };
    });
    const judgement = await judgeCode(body.token, taken, now);
    if (judgement === 'expired') return refuse(422, 'verification_code_expired');
    if (judgement === 'wrong' || user === undefined || taken === null) return refuse(422, 'verification_code_invalid');

    return await app.database.transaction(async (tx) => {
      if (!(await verificationCodeRepository(tx).useUp(user.id, taken.codeHash))) return refuse(422, 'verification_code_invalid');
      await userRepository(tx).markVerified(user.id, now);
      const accessToken = await openSession(tx, { userId: user.id, rememberMe: false, ipAddress, userAgent, now });
      return {
        status: 200,
        body: { status: 'success', accessToken, user: await readUser(tx, { clientId: user.clientId, userId: user.id }) },
      };
    });
  },
});
