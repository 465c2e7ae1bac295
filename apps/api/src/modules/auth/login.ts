import { loginSchema } from '@portico/validation/login';
import { orderMail } from '../../mail/order-mail.ts';
import { countTries } from '../../operations/limits.ts';
import { defineOperation, type Answer } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { triesOf } from './auth.policy.ts';
import { emailKey } from './email-key.ts';
import { matchesSecret } from './password.ts';
import { readUser } from './read-user.ts';
import { openSession } from './session.ts';
import { userRepository } from './user.repository.ts';
import { verificationCodeMail } from './verification-code.mail.ts';

export const login = defineOperation('login', {
  right: 'none',
  rules: loginSchema,
  limits: triesOf('login'),
  async handle({ app, body, ipAddress, userAgent, now }) {
    const user = await app.database.read((tx) => userRepository(tx).findByEmail(emailKey(body.email)));
    const matches = await matchesSecret(body.password, user?.passwordHash ?? null);
    if (user === undefined || !matches) return refuse(422, 'credentials_invalid');

    if (user.emailVerifiedAt === null) {
      // Too many mails already: the answer stays the same, the last code still counts.
      const mailLimited = await countTries(app, triesOf('verificationMail')({ ipAddress, body }));
      if (!mailLimited) {
        await app.database.transaction((tx) => orderMail(app, tx, verificationCodeMail, { recipient: { userId: user.id } }));
      }
      return answer({ status: 'required_activation' });
    }

    return await app.database.transaction(async (tx) => {
      const accessToken = await openSession(tx, { userId: user.id, rememberMe: body.rememberMe === 1, ipAddress, userAgent, now });
      return answer({ status: 'success', accessToken, user: await readUser(tx, { clientId: user.clientId, userId: user.id }) });
    });
  },
});

type LoginAnswer = Answer<'login'>;

function answer(body: Pick<LoginAnswer['body'], 'status'> & Partial<LoginAnswer['body']>): LoginAnswer {
  return { status: 200, body: { accessToken: null, accessTokenTwoFactor: null, two_factor_provider: null, user: null, ...body } };
}
