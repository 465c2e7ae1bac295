import { loginSchema } from '@portico/validation/login';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { consumeRateLimit } from '../../../operations/rate-limits.ts';
import { defineOperation, type Answer } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { signInsFrom, signInsOf, rateLimitBySubject } from '../auth.policy.ts';
import { bindBrowser } from './browser-key.ts';
import { emailKey } from '../users/email-key.ts';
import { isKnownAddress } from './record-device.ts';
import { noteFailedSignIn } from './note-failed-sign-in.job.ts';
import { askForSecondStep } from '../two-factor/second-step.ts';
import { signIn } from './sign-in.ts';
import { twoFactorRepository } from '../two-factor/two-factor.repository.ts';
import { userRepository } from '../users/user.repository.ts';
import { verificationCodeMail } from '../mails.ts';

export const login = defineOperation('login', {
  right: 'none',
  rules: loginSchema,
  limits: signInsFrom,
  async handle(context) {
    const { app, body, ipAddress, userAgent, now } = context;
    const key = emailKey(body.email);
    const isKnown = await isKnownAddress(app, { emailKey: key }, ipAddress);
    const rateLimited = isKnown ? undefined : await consumeRateLimit(app, signInsOf(body.email));
    if (rateLimited !== undefined) return rateLimited;

    const user = await app.database.read((tx) => userRepository(tx).findByEmail(key));
    const matches = await app.secrets.matches(body.password, user?.passwordHash ?? null);
    if (user === undefined || !matches) {
      // A job finds the user and logs the failure, so that known and unknown emails take the same time.
      const failed = { emailKey: key, ipAddress, userAgent, at: now.toISOString() };
      await app.database.transaction((tx) => app.jobs.enqueue(tx, noteFailedSignIn, failed));
      return refuse(422, 'credentials_invalid');
    }

    if (user.emailVerifiedAt === null) {
      // If too many mails were sent, the response stays the same and the last code remains valid.
      const mailLimited = await consumeRateLimit(app, rateLimitBySubject('verificationMail')({ ipAddress, body }));
      const { browser, setCookie } = bindBrowser(context);
      await app.database.transaction(async (tx) => {
        const isTheirs = await userRepository(tx).registerFrom(user.id, user.passwordHash, browser);
        if (isTheirs && !mailLimited) await enqueueMail(app, tx, verificationCodeMail, { recipient: { userId: user.id } });
      });
      return { ...answer({ status: 'required_activation' }), setCookie };
    }

    return await app.database.transaction(async (tx) => {
      const { passwordHash, clientId, removedAt } = await userRepository(tx).lock(user.id);
      // The password changed or the user was removed while the password was being compared.
      if (passwordHash !== user.passwordHash || removedAt !== null) return refuse(422, 'credentials_invalid');
      if (await twoFactorRepository(tx, user.id).isEnabled()) {
        return answer({ status: 'requested_two_factor_challenge', ...(await askForSecondStep(tx, user.id, now)) });
      }
      return answer({ status: 'success', ...(await signIn(app, tx, { userId: user.id, clientId }, body.rememberMe === 1, context)) });
    });
  },
});

type LoginAnswer = Answer<'login'>;

function answer(body: Pick<LoginAnswer['body'], 'status'> & Partial<LoginAnswer['body']>): LoginAnswer {
  return { status: 200, body: { accessToken: null, accessTokenTwoFactor: null, two_factor_provider: null, user: null, ...body } };
}
