import { createHash, randomBytes } from 'node:crypto';

/**
 * What a token is for: a session, the second step of a sign-in; the links that reset a password, end a session, invite a user; an operator's code
 * to act as a client; a ticket to a console; a browser that signs up.
 */
export type TokenKind = 'pat' | 'p2f' | 'prt' | 'pst' | 'inv' | 'imp' | 'con' | 'bro';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** An opaque token of 256 bits. It is shown once; only its digest is kept. */
export function newToken(kind: TokenKind): string {
  return `${kind}_${randomBytes(32).toString('base64url')}`;
}

export function isToken(kind: TokenKind, token: string): boolean {
  return token.startsWith(`${kind}_`) && shape.test(token.slice(kind.length + 1));
}

/** The token of an Authorization header, or null where there is none of ours. */
export function bearerToken(kind: TokenKind, header: string | undefined): string | null {
  const [scheme = '', token = '', ...rest] = (header ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' && rest.length === 0 && isToken(kind, token) ? token : null;
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
