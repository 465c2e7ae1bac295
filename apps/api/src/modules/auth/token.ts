import { createHash, randomBytes } from 'node:crypto';

/**
 * Token prefixes: `pat` session, `p2f` second step, `prt` password reset link, `pst` end-session link, `inv` invitation link, `imp`
 * impersonation code, `con` console ticket, `bro` browser of a sign-up.
 */
export type TokenKind = 'pat' | 'p2f' | 'prt' | 'pst' | 'inv' | 'imp' | 'con' | 'bro';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** Returns an opaque 256-bit token. It is shown once; only its digest is stored. */
export function newToken(kind: TokenKind): string {
  return `${kind}_${randomBytes(32).toString('base64url')}`;
}

export function isToken(kind: TokenKind, token: string): boolean {
  return token.startsWith(`${kind}_`) && shape.test(token.slice(kind.length + 1));
}

/** Returns the token of an Authorization header, or null if it is not a token of this kind. */
export function bearerToken(kind: TokenKind, header: string | undefined): string | null {
  const [scheme = '', token = '', ...rest] = (header ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' && rest.length === 0 && isToken(kind, token) ? token : null;
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
