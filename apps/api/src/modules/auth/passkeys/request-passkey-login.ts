import { defineOperation } from '../../../operations/operation.ts';
import { rateLimitByAddress } from '../auth.policy.ts';
import { askForAnyPasskey } from './ask-for-passkey.ts';

/** Asked for by every sign-in page that a browser shows, so that many people behind one address are not held up. */
const pages = { limit: 600, windowSeconds: 600 };

export const requestPasskeyLogin = defineOperation('requestPasskeyLogin', {
  right: 'none',
  limits: rateLimitByAddress('passkeyLoginRequest', pages),
  async handle({ app, now }) {
    return { status: 200, body: await askForAnyPasskey(app, now) };
  },
});
