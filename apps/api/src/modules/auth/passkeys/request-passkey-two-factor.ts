import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { rateLimitByAddress } from '../auth.policy.ts';
import { askForPasskeyOf } from './ask-for-passkey.ts';

export const requestPasskeyTwoFactor = defineOperation('requestPasskeyTwoFactor', {
  right: 'none',
  limits: rateLimitByAddress('passkeyTwoFactor'),
  async handle({ app, challenge, now }) {
    const body = await askForPasskeyOf(app, challenge.userId, { purpose: 'second-step', challengeId: challenge.challengeId }, now);
    return body === null ? refuse(409, 'passkey_none') : { status: 200, body };
  },
});
