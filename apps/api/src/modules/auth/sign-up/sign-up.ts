import { signupSchema } from '@portico/validation/signup';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { done } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { alreadyRegisteredMail, verificationCodeMail } from '../mails.ts';
import { rateLimitBySubject } from '../auth.policy.ts';
import { bindBrowser } from '../sign-in/browser-key.ts';
import { refuseCommon } from '../password/common-password.ts';
import { emailKey } from '../users/email-key.ts';
import { userRepository } from '../users/user.repository.ts';

/** A registered email gets the same response for the same work. Only its owner learns more, by mail. */
export const signUp = defineOperation('signUp', {
  right: 'none',
  rules: signupSchema,
  limits: rateLimitBySubject('signUp'),
  async handle(context) {
    const { app, body, locale, now } = context;
    const common = refuseCommon(body.password, app.configuration);
    if (common !== undefined) return common;
    const { email, first_name, last_name, country, language } = body;
    const key = emailKey(email);
    const { browser, setCookie } = bindBrowser(context);
    const registration = {
      email,
      first_name,
      last_name,
      country,
      language,
      email_key: key,
      password_hash: await app.secrets.hash(body.password),
      email_marketing: body.email_marketing === 1,
      email_news: body.email_news === 1,
      rules_accepted_at: now,
      registered_from: browser,
      created_at: now,
    };
    await app.database.transaction(async (tx) => {
      const users = userRepository(tx);
      const waits = (await users.register(registration)) ?? (await users.registerAgain(registration));
      await enqueueMail(app, tx, waits === null ? alreadyRegisteredMail : verificationCodeMail, { recipient: { emailKey: key } });
    });
    return { ...done(sentence(locale, 'auth.signUp.done')), setCookie };
  },
});
