import { confirmPasswordSchema } from '@portico/validation/confirm-password';
import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { provenUntil } from '../../../operations/recent-proof.ts';
import { rateLimitByUser } from '../auth.policy.ts';
import { checkOwnPassword, refuseWrongPassword } from './own-password.ts';
import { renewSession } from '../sessions/session.ts';

export const confirmPassword = defineOperation('confirmPassword', {
  right: 'self',
  impersonator: 'never',
  rules: confirmPasswordSchema,
  limits: rateLimitByUser('ownPassword'),
  async handle({ app, account, body, locale, now }) {
    if ((await checkOwnPassword(app, account.userId, body.password)) === null) return refuseWrongPassword('password');
    const accessToken = await app.database.transaction((tx) => renewSession(tx, account.sessionId, now));
    return doneWith(sentence(locale, 'auth.confirmPassword.done'), { proven_until: provenUntil(now).toISOString(), accessToken });
  },
});
