/** Reads configuration from the page's meta tags, which the server fills in and an operator can change without a build. */
function meta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}

export const configuration = {
  /** Appended to every page title. */
  brand: meta('portico-brand') ?? 'Portico',
  /** Origin of the API without a trailing slash; empty if it is the portal's own. */
  apiBaseUrl: meta('portico-api')?.replace(/\/+$/u, '') ?? '',
  /** The extensions of the contract that the API offers; the user's own list replaces them. */
  extensions: meta('portico-extensions')?.split(' ') ?? [],
} as const;
