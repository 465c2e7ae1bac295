import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { rateLimitByUser } from '../auth.policy.ts';
import { encryptSecret } from '../../../platform/secrets/secret-box.ts';
import { setUpUntil } from './set-up-two-factor.ts';
import { newTotpSecret, otpauthUrl } from './totp.ts';
import { twoFactorRepository } from './two-factor.repository.ts';
import { userRepository } from '../users/user.repository.ts';

export const requestTwoFactorGoogle = defineOperation('requestTwoFactorGoogle', {
  right: 'self',
  impersonator: 'never',
  recentProof: true,
  limits: rateLimitByUser('requestTwoFactor', { limit: 20, windowSeconds: 600 }),
  async handle({ app, account, now }) {
    const { userId } = account;
    const secret = newTotpSecret();
    const encrypted = encryptSecret(app.configuration, { purpose: 'authenticator', owner: userId }, secret);
    const email = await app.database.transaction(async (tx) => {
      const user = await userRepository(tx).lock(userId);
      return (await twoFactorRepository(tx, userId).request(encrypted, now)) ? user.email : null;
    });
    if (email === null) return refuse(409, 'two_factor_already_on');
    return {
      status: 200,
      body: {
        status: 'success',
        secret,
        otpauth_url: otpauthUrl(secret, app.configuration.brandName, email),
        expires_at: setUpUntil(now).toISOString(),
      },
    } as const;
  },
});
