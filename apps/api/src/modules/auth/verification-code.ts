import { randomInt } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { hashSecret, matchesSecret } from './password.ts';

const lifeMs = 10 * 60_000;
const mostTries = 5;
const purpose = 'verify-email';

/** A 6-digit code for the user, which voids the one before. Only its hash is kept. */
export async function newVerificationCode(tx: Transaction, userId: number, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = { code_hash: await hashSecret(code), tries: 0, created_at: now, expires_at: new Date(now.getTime() + lifeMs) };
  await tx
    .insertInto('verification_code')
    .values({ user_id: userId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute();
  return code;
}

/** The code's try is counted before it is compared: of any number of guesses at once five are looked at. Null where nothing is left to compare. */
export async function takeTry(tx: Transaction, userId: number): Promise<{ codeHash: string; expiresAt: Date } | null> {
  const row = await tx
    .updateTable('verification_code')
    .set((expression) => ({ tries: expression('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('tries', '<', mostTries)
    .returning(['code_hash', 'expires_at'])
    .executeTakeFirst();
  return row === undefined ? null : { codeHash: row.code_hash, expiresAt: row.expires_at };
}

export type Judgement = 'right' | 'wrong' | 'expired';

/** "Expired" is only said of the right code, so that it tells nothing to who guesses. Takes the same time without a code. */
export async function judgeCode(code: string, taken: { codeHash: string; expiresAt: Date } | null, now: Date): Promise<Judgement> {
  if (!(await matchesSecret(code, taken?.codeHash ?? null)) || taken === null) return 'wrong';
  return taken.expiresAt > now ? 'right' : 'expired';
}

/** Uses the code up. False where a new one has taken its place, or another request was faster. */
export async function useUpCode(tx: Transaction, userId: number, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('verification_code')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
