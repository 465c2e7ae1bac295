import { createHash, randomBytes } from 'node:crypto';

const shape = /^pat_[A-Za-z0-9_-]{43}$/;

/** An opaque token of 256 bits. It is shown once; only its digest is kept. */
export function newToken(): string {
  return `pat_${randomBytes(32).toString('base64url')}`;
}

/** A token for a link, as unguessable; it is no access token. */
export function newLinkToken(prefix: 'inv' | 'imp'): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** The token of an Authorization header, or null where there is none of ours. */
export function bearerToken(header: string | undefined): string | null {
  const [scheme = '', token = '', ...rest] = (header ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' && rest.length === 0 && shape.test(token) ? token : null;
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
