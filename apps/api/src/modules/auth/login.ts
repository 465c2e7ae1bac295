import { validate } from '@portico/validation/issues';
import { loginSchema } from '@portico/validation/login';
import { defineOperation, type Answer } from '../../operations/operation.ts';
import { refuse, refuseFields } from '../../http/contract/problem.ts';
import { countTries } from '../../operations/limits.ts';
import { readUser } from './read-user.ts';
import { orderMail } from '../../mail/order-mail.ts';
import { triesOf } from './auth.policy.ts';
import { emailKey } from './email-key.ts';
import { matchesSecret } from './password.ts';
import { openSession } from './session.ts';
import { userRepository } from './user.repository.ts';

export const login = defineOperation<'login'>('login', async ({ app, body, ipAddress, userAgent, now }) => {
  const form = validate(loginSchema, body);
  if (!form.ok) return refuseFields(form.issues);
  const { email, password, rememberMe } = form.output;
  const key = emailKey(email);

  const limited = await countTries(app, triesOf('login', { ipAddress, emailKey: key }));
  if (limited) return limited;

  const user = await app.database.read((tx) => userRepository(tx).findByEmail(key));
  const matches = await matchesSecret(password, user?.passwordHash ?? null);
  if (user === undefined || !matches) return refuse(422, 'credentials_invalid');

  if (user.emailVerifiedAt === null) {
    // Too many mails already: the answer stays the same, the last code still counts.
    const mailLimited = await countTries(app, triesOf('verificationMail', { ipAddress, emailKey: key }));
    if (!mailLimited) {
      await app.database.transaction((tx) => orderMail(app, tx, { recipient: { userId: user.id }, template: 'verification-code' }));
    }
    return answer({ status: 'required_activation' });
  }

  return await app.database.transaction(async (tx) => {
    const accessToken = await openSession(tx, { userId: user.id, rememberMe: rememberMe === 1, ipAddress, userAgent, now });
    return answer({ status: 'success', accessToken, user: await readUser(tx, { clientId: user.clientId, userId: user.id }) });
  });
});

type LoginAnswer = Answer<'login'>;

function answer(body: Pick<LoginAnswer['body'], 'status'> & Partial<LoginAnswer['body']>): LoginAnswer {
  return { status: 200, body: { accessToken: null, accessTokenTwoFactor: null, two_factor_provider: null, user: null, ...body } };
}
