import { defineOperation } from '../../../operations/operation.ts';
import { rateLimitByAddress } from '../auth.policy.ts';
import { askForAnyPasskey } from './ask-for-passkey.ts';

/** Every sign-in page requests a challenge, so the limit is high enough for many people behind one IP address. */
const pages = { limit: 600, windowSeconds: 600 };

export const requestPasskeyLogin = defineOperation('requestPasskeyLogin', {
  right: 'none',
  limits: rateLimitByAddress('passkeyLoginRequest', pages),
  async handle({ app, now }) {
    return { status: 200, body: await askForAnyPasskey(app, now) };
  },
});
