const base = 'http://portal.invalid';

/**
 * Where `?redirect=` may lead: a path of our own that `isOwnPath` knows, with its query and hash; null for everything else. An address of
 * another site is refused however it is written: absolute, with two slashes, with backslashes, with tabs or line breaks that browsers drop.
 */
export function redirectTarget(value: string | undefined, isOwnPath: (path: string) => boolean): string | null {
  if (value === undefined || !/^\/[^\\\s\p{Cc}]*$/u.test(value)) return null;
  const url = URL.parse(value, base);
  // Dots can leave two slashes at the start: "/a/..//evil.example" is a path here and another site's address afterwards.
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return null;
  return isOwnPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null;
}
