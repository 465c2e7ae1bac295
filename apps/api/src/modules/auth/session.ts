import { randomUUID } from 'node:crypto';
import type { App } from '../../app.ts';
import type { Transaction } from '../../database/database.ts';
import { notify } from '../../database/notify.ts';
import type { Account } from '../../operations/operation.ts';
import { rolesOf } from './roles.ts';
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

/** Who a token belongs to, or null. Using a session prolongs it. */
export async function authenticate(app: App, token: string): Promise<Account | null> {
  const now = app.now();
  const session = await app.database.read((tx) => sessionRepository(tx).findLive(tokenHash(token), now));
  if (session === undefined) return null;
  const { userId, clientId, isMain, impersonation } = session;
  // An operator's time is over when it was said to be.
  if (impersonation === null && now.getTime() - session.lastUsedAt.getTime() >= useStepMs) {
    await app.database.transaction((tx) => sessionRepository(tx).prolong(session.id, now, expiryOf(now, session.rememberMe)));
  }
  return { userId, clientId, sessionId: session.id, isMain, roles: rolesOf(session, isMain), impersonation };
}

type Browser = { ipAddress: string; userAgent: string; now: Date };
type Opening = Browser & { userId: number; rememberMe: boolean };

/** @returns the new session's token, which can't be read again */
export async function openSession(tx: Transaction, { rememberMe, ...opening }: Opening): Promise<string> {
  return await open(tx, { ...opening, rememberMe, expiresAt: expiryOf(opening.now, rememberMe), impersonationId: null });
}

/** A session in which an operator acts as the user, until a fixed time. @returns its token */
export async function openImpersonatedSession(
  tx: Transaction,
  opening: Browser & { userId: number; impersonationId: string; expiresAt: Date },
): Promise<string> {
  return await open(tx, { ...opening, rememberMe: false });
}

type Session = Opening & { expiresAt: Date; impersonationId: string | null };

async function open(tx: Transaction, session: Session): Promise<string> {
  const { userId, rememberMe, ipAddress, userAgent, now, expiresAt, impersonationId } = session;
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
    expires_at: expiresAt,
    revoked_at: null,
    impersonation_id: impersonationId,
  });
  return token;
}

export async function endSession(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await sessionRepository(tx).revoke(sessionId, now);
  await sessionRepository(tx).endImpersonation(sessionId, now);
  await notify(tx, sessionEndedChannel, sessionId);
}

/** Ends whatever the user has open, event streams included. */
export async function endAllSessions(tx: Transaction, userId: number, now: Date): Promise<void> {
  for (const sessionId of await sessionRepository(tx).revokeAllOf(userId, now)) {
    await sessionRepository(tx).endImpersonation(sessionId, now);
    await notify(tx, sessionEndedChannel, sessionId);
  }
}

export async function isSessionLive(app: App, sessionId: string): Promise<boolean> {
  return await app.database.read((tx) => sessionRepository(tx).isLive(sessionId, app.now()));
}
