/** What the page that serves the portal says about it, in meta tags that an operator can change without a build. */
function meta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}

export const configuration = {
  /** Ends every page title. */
  brand: meta('portico-brand') ?? 'Portico',
  /** Origin of the API, without a slash at its end; empty where it is the portal's own. */
  apiBaseUrl: meta('portico-api')?.replace(/\/+$/u, '') ?? '',
} as const;
