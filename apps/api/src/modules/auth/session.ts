import { randomUUID } from 'node:crypto';
import type { App } from '../../app.ts';
import type { Transaction } from '../../database/database.ts';
import { notify } from '../../database/notify.ts';
import { sessionRepository } from './session.repository.ts';
import { newToken, tokenHash } from './token.ts';

/** Told to all processes when a session is revoked, so that its streams end. The payload is the session's id. */
export const sessionEndedChannel = 'portico_session_ended';

const hourMs = 3_600_000;
const idleMs = 12 * hourMs;
const rememberedIdleMs = 30 * 24 * hourMs;
/** A session's use is written down at most this often: a list of requests is one use. */
const useStepMs = 60_000;

const expiryOf = (usedAt: Date, rememberMe: boolean) => new Date(usedAt.getTime() + (rememberMe ? rememberedIdleMs : idleMs));

export type SignedIn = { userId: number; clientId: number; sessionId: string };

/** Who a token belongs to, or null. Using a session prolongs it. */
export async function authenticate(app: App, token: string): Promise<SignedIn | null> {
  const now = app.now();
  const session = await app.database.read((tx) => sessionRepository(tx).findLive(tokenHash(token), now));
  if (session === undefined) return null;
  if (now.getTime() - session.lastUsedAt.getTime() >= useStepMs) {
    await app.database.transaction((tx) => sessionRepository(tx).prolong(session.id, now, expiryOf(now, session.rememberMe)));
  }
  return { userId: session.userId, clientId: session.clientId, sessionId: session.id };
}

type Opening = { userId: number; rememberMe: boolean; ipAddress: string; userAgent: string; now: Date };

/** @returns the new session's token, which can't be read again */
export async function openSession(tx: Transaction, { userId, rememberMe, ipAddress, userAgent, now }: Opening): Promise<string> {
  const token = newToken();
  await sessionRepository(tx).create({
    id: randomUUID(),
    user_id: userId,
    token_hash: tokenHash(token),
    remember_me: rememberMe,
    ip_address: ipAddress,
    user_agent: userAgent.slice(0, 300),
    created_at: now,
    last_used_at: now,
    expires_at: expiryOf(now, rememberMe),
    revoked_at: null,
  });
  return token;
}

export async function endSession(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await sessionRepository(tx).revoke(sessionId, now);
  await notify(tx, sessionEndedChannel, sessionId);
}

export async function isSessionLive(app: App, sessionId: string): Promise<boolean> {
  return await app.database.read((tx) => sessionRepository(tx).isLive(sessionId, app.now()));
}
