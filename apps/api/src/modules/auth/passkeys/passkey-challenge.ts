import { randomBytes } from 'node:crypto';
import type { App } from '../../../app.ts';
import type { PasskeyPurpose } from '../../../platform/database/tables/security-tables.ts';
import { passkeyChallengeRepository } from './passkey-challenge.repository.ts';

export const challengeTtlMs = 5 * 60_000;

/** What a challenge is for, and who may answer it: a session, a half-done sign-in, or anybody. */
export type Occasion =
  | { purpose: 'register' | 'prove'; sessionId: string }
  | { purpose: 'second-step'; challengeId: string }
  | { purpose: 'sign-in' };

/** A new challenge in base64url. It is answered once, within five minutes, and for this alone. */
export async function newPasskeyChallenge(app: App, occasion: Occasion, now: Date): Promise<{ challenge: string; expiresAt: Date }> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + challengeTtlMs);
  await app.database.transaction((tx) => passkeyChallengeRepository(tx).create({ challenge, ...boundTo(occasion), expiresAt }));
  return { challenge, expiresAt };
}

/** Takes a challenge away before anything that came with it is looked at. False where it is none of ours, was answered, is over or is for another thing. */
export async function takePasskeyChallenge(app: App, challenge: string, occasion: Occasion, now: Date): Promise<boolean> {
  return await app.database.transaction((tx) => passkeyChallengeRepository(tx).take({ challenge, ...boundTo(occasion) }, now));
}

function boundTo(occasion: Occasion): { purpose: PasskeyPurpose; subject: string } {
  const { purpose } = occasion;
  if (purpose === 'sign-in') return { purpose, subject: '' };
  return { purpose, subject: purpose === 'second-step' ? occasion.challengeId : occasion.sessionId };
}
