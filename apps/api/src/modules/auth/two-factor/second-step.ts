import type { Transaction } from '../../../platform/database/database.ts';
import { openChallenge } from './challenge.ts';
import { passkeyRepository } from '../passkeys/passkey.repository.ts';

/** Opens the second step of a sign-in. Returns its token and the available methods. */
export async function askForSecondStep(tx: Transaction, userId: number, now: Date) {
  return {
    accessTokenTwoFactor: await openChallenge(tx, userId, now),
    two_factor_provider: 'google' as const,
    two_factor_passkey: (await passkeyRepository(tx, userId).count()) > 0,
  };
}
