import { randomInt } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { hashSecret, matchesSecret } from './password.ts';
import { verificationCodeRepository, type TakenCode } from './verification-code.repository.ts';

const lifeMs = 10 * 60_000;

/** A 6-digit code for the user, which voids the one before. Only its hash is kept. */
export async function newVerificationCode(tx: Transaction, userId: number, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + lifeMs) };
  await verificationCodeRepository(tx).replace(userId, await hashSecret(code), times);
  return code;
}

export type Judgement = 'right' | 'wrong' | 'expired';

/** "Expired" is only said of the right code, so that it tells nothing to who guesses. Takes the same time without a code. */
export async function judgeCode(code: string, taken: TakenCode | null, now: Date): Promise<Judgement> {
  if (!(await matchesSecret(code, taken?.codeHash ?? null)) || taken === null) return 'wrong';
  return taken.expiresAt > now ? 'right' : 'expired';
}
