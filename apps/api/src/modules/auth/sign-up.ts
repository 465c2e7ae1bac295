import { validate } from '@portico/validation/issues';
import { signupSchema } from '@portico/validation/signup';
import { defineOperation } from '../../operations/operation.ts';
import { refuseFields } from '../../http/contract/problem.ts';
import { countTries } from '../../operations/limits.ts';
import { sentence } from '../../messages/messages.ts';
import { orderMail } from '../../mail/order-mail.ts';
import { triesOf } from './auth.policy.ts';
import { emailKey } from './email-key.ts';
import { hashSecret } from './password.ts';
import { userRepository } from './user.repository.ts';

/** An e-mail that has an account gets the same answer for the same work; only its owner learns more, by mail. */
export const signUp = defineOperation<'signUp'>('signUp', async ({ app, body, ipAddress, locale, now }) => {
  const form = validate(signupSchema, body);
  if (!form.ok) return refuseFields(form.issues);
  const { email, password, first_name, last_name, country, language, email_marketing, email_news } = form.output;
  const key = emailKey(email);

  const limited = await countTries(app, triesOf('signUp', { ipAddress, emailKey: key }));
  if (limited) return limited;

  const registration = {
    email,
    emailKey: key,
    passwordHash: await hashSecret(password),
    firstName: first_name,
    lastName: last_name,
    country,
    language,
    emailMarketing: email_marketing === 1,
    emailNews: email_news === 1,
    at: now,
  };
  await app.database.transaction(async (tx) => {
    const users = userRepository(tx);
    const waits = (await users.register(registration)) ?? (await users.registerAgain(registration));
    await orderMail(app, tx, { recipient: { emailKey: key }, template: waits === null ? 'already-registered' : 'verification-code' });
  });
  return { status: 200, body: { status: 'success', message: sentence(locale, 'auth.signUp.done') } };
});
