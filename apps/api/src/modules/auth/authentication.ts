import type { App } from '../../app.ts';
import type { Account, Challenge } from '../../operations/operation.ts';
import { challengeRepository } from './two-factor/challenge.repository.ts';
import { authenticate } from './sessions/session.ts';
import { bearerToken, tokenHash } from './token.ts';

/** Returns the account of the bearer token, or null if the token is missing, malformed, expired or revoked. */
export async function accountOf(app: App, authorization: string | undefined): Promise<Account | null> {
  const token = bearerToken('pat', authorization);
  return token === null ? null : await authenticate(app, token);
}

/** Returns the two-factor challenge of the bearer token, or null. Only the second step of sign-in accepts this token. */
export async function challengeOf(app: App, authorization: string | undefined): Promise<Challenge | null> {
  const token = bearerToken('p2f', authorization);
  if (token === null) return null;
  return (await app.database.read((tx) => challengeRepository(tx).findLive(tokenHash(token), app.now()))) ?? null;
}
