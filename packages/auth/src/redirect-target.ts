const base = 'http://portal.invalid';

/**
 * Returns the target of `?redirect=`: a path that `isOwnPath` accepts, with its query and hash; null otherwise. URLs of other sites are
 * rejected in every notation: absolute, with two slashes, backslashes, tabs or line breaks that browsers drop.
 */
export function redirectTarget(value: string | undefined, isOwnPath: (path: string) => boolean): string | null {
  if (value === undefined || !/^\/[^\\\s\p{Cc}]*$/u.test(value)) return null;
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  // Dot segments can leave two leading slashes: "/a/..//evil.example" is a path here and a URL of another site afterwards.
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  return isOwnPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null;
}
