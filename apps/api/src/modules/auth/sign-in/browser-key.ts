import { isToken, newToken, tokenHash } from '../token.ts';

/** Longer than anybody takes to find a mail. Later, a sign-in with the password binds the sign-up again. */
const maxAgeSeconds = 86_400;

type Caller = { app: { configuration: { publicUrl: string } }; cookie: string };

const isSecure = ({ app }: Caller) => app.configuration.publicUrl.startsWith('https:');

/** With `__Host-`, no other host of the domain can set the cookie. Browsers accept that over HTTPS only. */
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
 * Identifies the browser of a request by a secret in an HttpOnly cookie, which is made where there is none.
 * @returns the digest to store, and the Set-Cookie header of the answer
 */
export function bindBrowser(caller: Caller): { browser: string; setCookie: string } {
  const key = keyOf(caller) ?? newToken('bro');
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure(caller) ? '; Secure' : ''}`;
  return { browser: tokenHash(key), setCookie: `${cookieName(caller)}=${key}; ${attributes}` };
}

/** Whether the request comes from the browser that `bindBrowser` gave this digest for. */
export function isSameBrowser(caller: Caller, browser: string | null): boolean {
  const key = keyOf(caller);
  return key !== null && tokenHash(key) === browser;
}
