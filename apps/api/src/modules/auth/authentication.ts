import type { App } from '../../app.ts';
import type { Account } from '../../operations/operation.ts';
import { authenticate } from './session.ts';
import { bearerToken } from './token.ts';

/** The account of a request's bearer token, or null: missing, malformed, expired and revoked are one and the same. */
export async function accountOf(app: App, authorization: string | undefined): Promise<Account | null> {
  const token = bearerToken(authorization);
  return token === null ? null : await authenticate(app, token);
}
