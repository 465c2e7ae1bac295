import { verifyAccountSchema } from '@portico/validation/verify-account';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { guessesOfMailedCodes, rateLimitBySubject } from '../auth.policy.ts';
import { isSameBrowser } from '../sign-in/browser-key.ts';
import { emailKey } from '../users/email-key.ts';
import { openPasswordReset } from '../password/open-password-reset.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { newToken } from '../token.ts';
import { userRepository } from '../users/user.repository.ts';
import { checkCode } from './verification-code.ts';
import { verificationCodeRepository } from './verification-code.repository.ts';

/**
 * The code proves access to the mailbox; the browser cookie proves who chose the password. If the browser differs, a stranger may have
 * chosen it, so the password is replaced and the response carries a reset token.
 */
export const verifyEmail = defineOperation('verifyEmail', {
  right: 'none',
  rules: verifyAccountSchema,
  limits: (request) => [...rateLimitBySubject('verifyEmail')(request), ...guessesOfMailedCodes(request.body.email)],
  async handle(context) {
    const { app, body, now } = context;
    // The attempt is counted and committed before the code is compared.
    const { user, taken } = await app.database.transaction(async (tx) => {
      const found = await userRepository(tx).findByEmail(emailKey(body.email));
      return { user: found, taken: await verificationCodeRepository(tx).consumeAttempt(found?.id ?? 0) };
    });
    const verdict = await checkCode(app.secrets, body.token, taken, now);
    if (verdict === 'expired') return refuse(422, 'verification_code_expired');
    if (verdict === 'wrong' || user === undefined || taken === null) return refuse(422, 'verification_code_invalid');
    const keepsPassword = isSameBrowser(context, user.registeredFrom);
    const passwordHash = keepsPassword ? user.passwordHash : await app.secrets.hash(newToken('prt'));

    return await app.database.transaction(async (tx) => {
      const isUsed = await verificationCodeRepository(tx).useUp(user.id, taken.codeHash);
      if (!isUsed || !(await userRepository(tx).verify(user, passwordHash, now))) return refuse(422, 'verification_code_invalid');
      const signedIn = await signIn(app, tx, { userId: user.id, clientId: user.clientId }, false, context);
      const reset_token = keepsPassword ? null : await openPasswordReset(tx, user.id, now);
      return { status: 200, body: { status: 'success', ...signedIn, reset_token } };
    });
  },
});
