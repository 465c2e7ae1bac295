import { randomBytes } from 'node:crypto';
import type { App } from '../../../app.ts';
import type { PasskeyPurpose } from '../../../platform/database/tables/security-tables.ts';
import { tokenHash } from '../token.ts';
import { passkeyChallengeRepository } from './passkey-challenge.repository.ts';

export const challengeTtlMs = 5 * 60_000;

/** What a challenge is for and who may answer it: a session, an unfinished sign-in, or any visitor. */
export type Occasion =
  | { purpose: 'register' | 'prove'; sessionId: string }
  | { purpose: 'second-step'; challengeId: string }
  | { purpose: 'sign-in' };

/** Creates a base64url challenge that is valid once, for five minutes and for this purpose only. Only its digest is stored. */
export async function newPasskeyChallenge(app: App, occasion: Occasion, now: Date): Promise<{ challenge: string; expiresAt: Date }> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + challengeTtlMs);
  await app.database.transaction((tx) =>
    passkeyChallengeRepository(tx).create({ challenge: tokenHash(challenge), ...boundTo(occasion), expiresAt }),
  );
  return { challenge, expiresAt };
}

/** Consumes a challenge before the response is checked. Returns false if it is unknown, used, expired or bound to another purpose. */
export async function takePasskeyChallenge(app: App, challenge: string, occasion: Occasion, now: Date): Promise<boolean> {
  return await app.database.transaction((tx) =>
    passkeyChallengeRepository(tx).take({ challenge: tokenHash(challenge), ...boundTo(occasion) }, now),
  );
}

function boundTo(occasion: Occasion): { purpose: PasskeyPurpose; subject: string } {
  const { purpose } = occasion;
  if (purpose === 'sign-in') return { purpose, subject: '' };
  return { purpose, subject: purpose === 'second-step' ? occasion.challengeId : occasion.sessionId };
}
