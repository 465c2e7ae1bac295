import { sentence } from '../../../platform/messages/messages.ts';
import { doneWith } from '../../../operations/done.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { provenUntil } from '../../../operations/recent-proof.ts';
import { refuse } from '../../../operations/refusal.ts';
import { rateLimitByUser } from '../auth.policy.ts';
import { renewSession } from '../sessions/session.ts';
import { usePasskey } from './use-passkey.ts';
import { verifyPasskey } from './verify-passkey.ts';

export const confirmPasskey = defineOperation('confirmPasskey', {
  right: 'self',
  impersonator: 'never',
  limits: rateLimitByUser('passkeyProof'),
  async handle(context) {
    const { app, account, body, locale, now } = context;
    const passkey = await verifyPasskey(context, body.credential, { purpose: 'prove', sessionId: account.sessionId });
    if (passkey === null || passkey.userId !== account.userId) return refuse(422, 'passkey_invalid');
    return await app.database.transaction(async (tx) => {
      if (!(await usePasskey(tx, passkey, context))) return refuse(422, 'passkey_invalid');
      const accessToken = await renewSession(tx, account.sessionId, now);
      return doneWith(sentence(locale, 'auth.confirmPassword.done'), { proven_until: provenUntil(now).toISOString(), accessToken });
    });
  },
});
