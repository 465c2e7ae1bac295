import { validate } from '@portico/validation/issues';
import { verifyAccountSchema } from '@portico/validation/verify-account';
import { defineOperation } from '../../operations/operation.ts';
import { refuse, refuseFields } from '../../http/contract/problem.ts';
import { countTries } from '../../operations/limits.ts';
import { readUser } from './read-user.ts';
import { triesOf } from './auth.policy.ts';
import { emailKey } from './email-key.ts';
import { openSession } from './session.ts';
import { userRepository } from './user.repository.ts';
import { judgeCode, takeTry, useUpCode } from './verification-code.ts';

export const verifyEmail = defineOperation<'verifyEmail'>('verifyEmail', async ({ app, body, ipAddress, userAgent, now }) => {
  const form = validate(verifyAccountSchema, body);
  if (!form.ok) return refuseFields(form.issues);
  const key = emailKey(form.output.email);

  const limited = await countTries(app, triesOf('verifyEmail', { ipAddress, emailKey: key }));
  if (limited) return limited;

  // Counted and committed before the code is looked at.
  const { user, taken } = await app.database.transaction(async (tx) => {
    const found = await userRepository(tx).findByEmail(key);
    return { user: found, taken: await takeTry(tx, found?.id ?? 0) };
  });
  const judgement = await judgeCode(form.output.token, taken, now);
  if (judgement === 'expired') return refuse(422, 'verification_code_expired');
  if (judgement === 'wrong' || user === undefined || taken === null) return refuse(422, 'verification_code_invalid');

  return await app.database.transaction(async (tx) => {
    if (!(await useUpCode(tx, user.id, taken.codeHash))) return refuse(422, 'verification_code_invalid');
    await userRepository(tx).markVerified(user.id, now);
    const accessToken = await openSession(tx, { userId: user.id, rememberMe: false, ipAddress, userAgent, now });
    return {
      status: 200,
      body: { status: 'success', accessToken, user: await readUser(tx, { clientId: user.clientId, userId: user.id }) },
    };
  });
});
