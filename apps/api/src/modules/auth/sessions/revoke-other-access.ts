import type { Transaction } from '../../../platform/database/database.ts';
import { challengeRepository } from '../two-factor/challenge.repository.ts';
import { passwordResetRepository } from '../password/password-reset.repository.ts';
import { revokeSessions } from './session.ts';

/**
 * What a user signs in with has changed, or the user was removed: whoever got in by the former, or is about to, is out. That are all other sessions, half-done sign-ins
 * and reset links. The user's row must be locked, or have been changed, by this transaction: a sign-in that is under way waits for it.
 */
export async function revokeOtherAccess(tx: Transaction, userId: number, keptSessionId: string | null, now: Date): Promise<void> {
  await revokeSessions(tx, userId, keptSessionId, now);
  await challengeRepository(tx).voidOf(userId);
  await passwordResetRepository(tx).voidOf(userId);
}
