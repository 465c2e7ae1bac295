import { isToken, newToken, tokenHash } from '../token.ts';

/** Long enough to find the mail. After that, signing in with the password binds the sign-up to the browser again. */
const maxAgeSeconds = 86_400;

type Caller = { app: { configuration: { publicUrl: string } }; cookie: string };

const isSecure = ({ app }: Caller) => app.configuration.publicUrl.startsWith('https:');

/** The `__Host-` prefix stops other hosts of the domain from setting the cookie. Browsers accept it only over HTTPS. */
const cookieName = (caller: Caller) => (isSecure(caller) ? '__Host-browser' : 'browser');

function keyOf(caller: Caller): string | null {
  const start = `${cookieName(caller)}=`;
  const key = caller.cookie
    .split(/;\s*/)
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
  return key !== undefined && isToken('bro', key) ? key : null;
}

/**
 * Identifies the browser by a secret in an HttpOnly cookie and creates it if missing.
 * @returns the digest to store and the Set-Cookie header
 */
export function bindBrowser(caller: Caller): { browser: string; setCookie: string } {
  const key = keyOf(caller) ?? newToken('bro');
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure(caller) ? '; Secure' : ''}`;
  return { browser: tokenHash(key), setCookie: `${cookieName(caller)}=${key}; ${attributes}` };
}

/** Returns true if the request comes from the browser with this digest from `bindBrowser`. */
export function isSameBrowser(caller: Caller, browser: string | null): boolean {
  const key = keyOf(caller);
  return key !== null && tokenHash(key) === browser;
}
