import type { Transaction } from '../../../platform/database/database.ts';
import { openChallenge } from './challenge.ts';
import { passkeyRepository } from '../passkeys/passkey.repository.ts';

/** The second step of a sign-in: the token that it takes, and by what it can be met. */
export async function askForSecondStep(tx: Transaction, userId: number, now: Date) {
  return {
    accessTokenTwoFactor: await openChallenge(tx, userId, now),
    two_factor_provider: 'google' as const,
    two_factor_passkey: (await passkeyRepository(tx, userId).count()) > 0,
  };
}
