import type { App } from '../../app.ts';
import type { Account, Challenge } from '../../operations/operation.ts';
import { challengeRepository } from './two-factor/challenge.repository.ts';
import { authenticate } from './sessions/session.ts';
import { bearerToken, tokenHash } from './token.ts';

/** The account of a request's bearer token, or null: missing, malformed, expired and revoked are one and the same. */
export async function accountOf(app: App, authorization: string | undefined): Promise<Account | null> {
  const token = bearerToken('pat', authorization);
  return token === null ? null : await authenticate(app, token);
}

/** Who has met the first step of a sign-in by this request's bearer token. Nothing but the second step takes it. */
export async function challengeOf(app: App, authorization: string | undefined): Promise<Challenge | null> {
  const token = bearerToken('p2f', authorization);
  if (token === null) return null;
  return (await app.database.read((tx) => challengeRepository(tx).findLive(tokenHash(token), app.now()))) ?? null;
}
