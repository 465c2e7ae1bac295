import { randomUUID } from 'node:crypto';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { notify } from '../../../platform/database/notify.ts';
import { actFor } from '../../../operations/act-for.ts';
import type { Account } from '../../../operations/operation.ts';
import type { Occasion } from '../activity/activity.ts';
import { rolesOf } from '../users/roles.ts';
import { sessionMaxDays } from '../settings.ts';
import { sessionRepository } from './session.repository.ts';
import { newToken, tokenHash } from '../token.ts';

/** PostgreSQL channel that tells every process to end the streams of a revoked session. The payload is the session id. */
export const sessionEndedChannel = 'portico_session_ended';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const idleMs = 12 * hourMs;
const rememberedIdleMs = 30 * dayMs;
/** Records a session's use at most this often, to avoid a write per request. */
const useStepMs = 60_000;
/** How long the former token of a renewed session is accepted after the new one's first use, for requests of other tabs. */
const formerAfterUseMs = 10_000;
/** How long it is accepted if the new one is never used, because the response with it was lost. */
const formerUnusedMs = 10 * 60_000;

const usedFormerUntil = (now: Date) => new Date(now.getTime() + formerAfterUseMs);

type Span = { usedAt: Date; createdAt: Date; rememberMe: boolean };

/** Each use extends a session, up to its absolute maximum age. */
function expiryOf(app: App, { usedAt, createdAt, rememberMe }: Span): Date {
  const idleEnd = usedAt.getTime() + (rememberMe ? rememberedIdleMs : idleMs);
  return new Date(Math.min(idleEnd, createdAt.getTime() + app.configuration.setting(sessionMaxDays) * dayMs));
}

/** Returns the account of a session token, or null, and extends the session. */
export async function authenticate(app: App, token: string): Promise<Account | null> {
  const now = app.now();
  const hash = tokenHash(token);
  const session = await app.database.read((tx) => sessionRepository(tx).findLive(hash, now));
  if (session === undefined) return null;
  const { id, userId, clientId, isMain, provenAt, createdAt, rememberMe, impersonation } = session;
  const account = { ...actFor(clientId), userId, sessionId: id, isMain, roles: rolesOf(session, isMain), impersonation, provenAt };
  // Impersonation sessions end at a fixed time and are not extended.
  if (impersonation !== null) return account;
  const expiresAt = expiryOf(app, { usedAt: now, createdAt, rememberMe });
  if (expiresAt <= now) return null;
  const formerUntil = usedFormerUntil(now);
  if (session.formerUntil !== null && session.formerUntil > formerUntil) {
    await app.database.transaction((tx) => sessionRepository(tx).limitFormerToken(id, { tokenHash: hash, until: formerUntil }));
  }
  if (now.getTime() - session.lastUsedAt.getTime() >= useStepMs) {
    await app.database.transaction((tx) => sessionRepository(tx).prolong(id, now, expiresAt));
  }
  return account;
}

type NewSession = Occasion & { userId: number; rememberMe: boolean };
type OpenedSession = { sessionId: string; token: string };

/** @returns the new session's id and its token, which can't be read again */
export async function openSession(app: App, tx: Transaction, opening: NewSession): Promise<OpenedSession> {
  const { now, rememberMe } = opening;
  return await open(tx, { ...opening, expiresAt: expiryOf(app, { usedAt: now, createdAt: now, rememberMe }), impersonationId: null });
}

/** Opens a session in which an operator acts as the user until a fixed time. @returns its token */
export async function openImpersonatedSession(
  tx: Transaction,
  opening: Occasion & { userId: number; impersonationId: string; expiresAt: Date },
): Promise<string> {
  return (await open(tx, { ...opening, rememberMe: false })).token;
}

async function open(tx: Transaction, session: NewSession & { expiresAt: Date; impersonationId: string | null }): Promise<OpenedSession> {
  const { userId, rememberMe, ipAddress, userAgent, now, expiresAt, impersonationId } = session;
  const token = newToken('pat');
  const sessionId = randomUUID();
  await sessionRepository(tx).create({
    id: sessionId,
    user_id: userId,
    token_hash: tokenHash(token),
    remember_me: rememberMe,
    ip_address: ipAddress,
    user_agent: userAgent.slice(0, 300),
    created_at: now,
    last_used_at: now,
    proven_at: now,
    expires_at: expiresAt,
    revoked_at: null,
    impersonation_id: impersonationId,
  });
  return { sessionId, token };
}

/** Gives a session a new token and a recent proof after its user has proved their identity. @returns the token */
export async function renewSession(tx: Transaction, sessionId: string, now: Date): Promise<string> {
  const token = newToken('pat');
  const formerUntil = new Date(now.getTime() + formerUnusedMs);
  await sessionRepository(tx).renew(sessionId, { tokenHash: tokenHash(token), now, formerUntil, usedUntil: usedFormerUntil(now) });
  return token;
}

/** Returns false if the session has already ended. Revoking an impersonation session also ends the impersonation. */
export async function revokeSession(tx: Transaction, sessionId: string, now: Date): Promise<boolean> {
  const isRevoked = await sessionRepository(tx).revoke(sessionId, now);
  if (isRevoked) await publishSessionEnd(tx, sessionId, now);
  return isRevoked;
}

/** Revokes all the user's sessions except `keep`. @returns the number of revoked sessions */
export async function revokeSessions(tx: Transaction, userId: number, keep: string | null, now: Date): Promise<number> {
  const ended = await sessionRepository(tx).revokeAll(userId, keep, now);
  for (const id of ended) await publishSessionEnd(tx, id, now);
  return ended.length;
}

async function publishSessionEnd(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await sessionRepository(tx).endImpersonation(sessionId, now);
  await notify(tx, sessionEndedChannel, sessionId);
}

export async function isSessionLive(app: App, sessionId: string): Promise<boolean> {
  return await app.database.read((tx) => sessionRepository(tx).isLive(sessionId, app.now()));
}
