import type { Transaction } from '../../../platform/database/database.ts';
import { challengeRepository } from '../two-factor/challenge.repository.ts';
import { passwordResetRepository } from '../password/password-reset.repository.ts';
import { revokeSessions } from './session.ts';

/**
 * Ends all other sessions, unfinished sign-ins and reset links after a user's credentials change or the user is removed. The transaction
 * must have locked or changed the user's row, so that a concurrent sign-in waits for it. Returns the number of ended sessions.
 */
export async function revokeOtherAccess(tx: Transaction, userId: number, keptSessionId: string | null, now: Date): Promise<number> {
  const ended = await revokeSessions(tx, userId, keptSessionId, now);
  await challengeRepository(tx).voidOf(userId);
  await passwordResetRepository(tx).voidOf(userId);
  return ended;
}
