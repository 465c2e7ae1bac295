import { passwordChangeSchema } from '@portico/validation/password-change';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { note } from '../activity/activity.ts';
import { rateLimitByUser } from '../auth.policy.ts';
import { refuseCommon } from './common-password.ts';
import { checkOwnPassword, refuseWrongPassword } from './own-password.ts';
import { passwordChangedMail } from '../mails.ts';
import { renewSession } from '../sessions/session.ts';
import { revokeOtherAccess } from '../sessions/revoke-other-access.ts';
import { userRepository } from '../users/user.repository.ts';

export const changePassword = defineOperation('changePassword', {
  right: 'self',
  impersonator: 'never',
  rules: passwordChangeSchema,
  limits: rateLimitByUser('ownPassword'),
  async handle(context) {
    const { app, account, body, locale, now } = context;
    const { userId, sessionId } = account;
    const passwordHash = await checkOwnPassword(app, userId, body.current_password);
    if (passwordHash === null) return refuseWrongPassword('current_password');
    const common = refuseCommon(body.password, app.configuration);
    if (common !== undefined) return common;
    const nextHash = await app.secrets.hash(body.password);

    return await app.database.transaction(async (tx) => {
      const users = userRepository(tx);
      // The password changed while the given one was being compared.
      if ((await users.lock(userId)).passwordHash !== passwordHash) return refuseWrongPassword('current_password');
      await users.setPassword(userId, nextHash);
      const accessToken = await renewSession(tx, sessionId, now);
      await revokeOtherAccess(tx, userId, sessionId, now);
      await note(tx, 'password_changed', account, context);
      await enqueueMail(app, tx, passwordChangedMail, { recipient: { userId } });
      return doneWith(sentence(locale, 'auth.changePassword.done'), { accessToken });
    });
  },
});
