import { randomInt } from 'node:crypto';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Secrets } from '../../../drivers/secrets/secrets.ts';
import { verificationCodeRepository } from './verification-code.repository.ts';

const ttlMs = 10 * 60_000;

export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + ttlMs);
}

/** Creates a six-digit code and the hash to store. */
export async function makeCode(secrets: Secrets): Promise<{ code: string; codeHash: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, codeHash: await secrets.hash(code) };
}

/** Creates a verification code for the user and voids the previous one. */
export async function newVerificationCode(
  { secrets, now }: Pick<App, 'secrets' | 'now'>,
  tx: Transaction,
  userId: number,
): Promise<string> {
  const { code, codeHash } = await makeCode(secrets);
  const createdAt = now();
  await verificationCodeRepository(tx).replace(userId, codeHash, { createdAt, expiresAt: codeExpiry(createdAt) });
  return code;
}

export type TakenCode = { codeHash: string; expiresAt: Date };

export type CodeVerdict = 'right' | 'wrong' | 'expired';

/** Returns "expired" only for the correct code, so that guesses reveal nothing. Takes the same time if there is no code. */
export async function checkCode(secrets: Secrets, code: string, taken: TakenCode | null, now: Date): Promise<CodeVerdict> {
  if (!(await secrets.matches(code, taken?.codeHash ?? null)) || taken === null) return 'wrong';
  return taken.expiresAt > now ? 'right' : 'expired';
}
