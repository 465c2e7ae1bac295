import type { Transaction } from '../../../platform/database/database.ts';
import { passwordResetRepository } from './password-reset.repository.ts';
import { newToken, tokenHash } from '../token.ts';

const ttlMs = 10 * 60_000;

/** @returns a token that resets the user's password once within 10 minutes; it voids the previous one */
export async function openPasswordReset(tx: Transaction, userId: number, now: Date): Promise<string> {
  const token = newToken('prt');
  await passwordResetRepository(tx).replace(userId, tokenHash(token), new Date(now.getTime() + ttlMs));
  return token;
}
