/**
 * Over HTTPS the `__Host-` prefix stops other hosts of the domain from setting the cookie. Browsers accept it only there. The build, which
 * renders pages without a browser, has no location.
 */
const isSecure = () => (globalThis.location as Location | undefined)?.protocol === 'https:';

const pairOf = (name: string, value: string) => `${isSecure() ? '__Host-' : ''}${name}=${value}`;

/** Returns the text that stores a preference for all pages of this host. */
export function preferenceCookie(name: string, value: string, maxAgeSeconds: number): string {
  return `${pairOf(name, value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${isSecure() ? '; secure' : ''}`;
}

/** Returns whether `document.cookie` has this value of a preference. */
export function isPreferred(cookies: string, name: string, value: string): boolean {
  return cookies.split('; ').includes(pairOf(name, value));
}
