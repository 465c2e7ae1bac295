import { randomBytes } from 'node:crypto';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { rateLimitByUser } from '../auth.policy.ts';
import { userRepository } from '../users/user.repository.ts';
import { newPasskeyChallenge } from './passkey-challenge.ts';
import { creationOptions } from './passkey-options.ts';
import { maxPasskeys } from './passkey.policy.ts';
import { passkeyRepository } from './passkey.repository.ts';
import { relyingParty } from './relying-party.ts';

export const requestPasskey = defineOperation('requestPasskey', {
  right: 'self',
  impersonator: 'never',
  recentProof: true,
  limits: rateLimitByUser('passkeyRequest', { limit: 30, windowSeconds: 600 }),
  async handle({ app, account, now }) {
    const { userId, sessionId } = account;
    const { holder, present } = await app.database.transaction(async (tx) => {
      const passkeys = passkeyRepository(tx, userId);
      const { email, firstName, lastName } = await userRepository(tx).naming(userId);
      const handle = await passkeys.handle(randomBytes(32).toString('base64url'));
      return { holder: { handle, email, name: `${firstName} ${lastName}` }, present: await passkeys.credentials() };
    });
    if (present.length >= maxPasskeys) return refuse(409, 'passkeys_full');
    const { challenge, expiresAt } = await newPasskeyChallenge(app, { purpose: 'register', sessionId }, now);
    const options = creationOptions(relyingParty(app.configuration), holder, present, challenge);
    return { status: 200, body: { status: 'success' as const, options, expires_at: expiresAt.toISOString() } };
  },
});
