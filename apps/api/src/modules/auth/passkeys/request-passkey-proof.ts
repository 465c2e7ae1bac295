import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { rateLimitByUser } from '../auth.policy.ts';
import { askForPasskeyOf } from './ask-for-passkey.ts';

export const requestPasskeyProof = defineOperation('requestPasskeyProof', {
  right: 'self',
  impersonator: 'never',
  limits: rateLimitByUser('passkeyRequest', { limit: 30, windowSeconds: 600 }),
  async handle({ app, account, now }) {
    const body = await askForPasskeyOf(app, account.userId, { purpose: 'prove', sessionId: account.sessionId }, now);
    return body === null ? refuse(409, 'passkey_none') : { status: 200, body };
  },
});
