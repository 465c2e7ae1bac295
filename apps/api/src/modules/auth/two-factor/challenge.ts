import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { challengeRepository } from './challenge.repository.ts';
import { newToken, tokenHash } from '../token.ts';

const ttlMs = 10 * 60_000;

/** Opens a challenge after the first step of a sign-in. @returns its token, valid only for the second step */
export async function openChallenge(tx: Transaction, userId: number, now: Date): Promise<string> {
  const token = newToken('p2f');
  await challengeRepository(tx).create({
    id: randomUUID(),
    userId,
    tokenHash: tokenHash(token),
    expiresAt: new Date(now.getTime() + ttlMs),
  });
  return token;
}
