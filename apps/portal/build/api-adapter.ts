import path from 'node:path';
import type { Plugin } from 'vite';

const module = '\0portico-adapter';
/** Where the page finds another API in development, whose paths are not ours to proxy one by one. */
const proxied = '/adapted-api';

/**
 * Puts a provider's adapter between the portal and its API: `file` exports `adapter`. Undefined changes nothing, so a portal without one has
 * no code for it. With one, the portal's `fetch` is replaced, and with it the use of early answers.
 */
export function apiAdapter(file: string | undefined, api: string, changeOrigin: boolean): Plugin | false {
  if (file === undefined) return false;
  const repository = path.resolve(import.meta.dirname, '../../..');
  return {
    name: 'portico:api-adapter',
    enforce: 'pre',
    config: () => ({
      server: { proxy: { [proxied]: { target: api, changeOrigin, rewrite: (address: string) => address.slice(proxied.length) } } },
    }),
    transformIndexHtml: (html, { server }) =>
      server ? html.replace('<meta name="portico-api" content=""', `<meta name="portico-api" content="${proxied}"`) : html,
    resolveId: (id, importer) =>
      id.endsWith('/early-data.ts') && importer?.endsWith('/src/operations/api.ts') === true ? module : undefined,
    load: (id) =>
      id === module
        ? `import { adaptFetch } from '@portico/api-client/adapt-fetch';
           import { adapter } from ${JSON.stringify(path.resolve(repository, file))};
           export const fetchUnlessEarly = adaptFetch(adapter);`
        : undefined,
  };
}
