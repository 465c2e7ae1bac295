import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AddressInfo } from 'node:net';

const dist = path.resolve(import.meta.dirname, '../../dist');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type StaticHost = {
  readonly extensions?: readonly string[];
  /** Where the build is. Defaults to that of the journeys. */
  readonly folder?: string;
  /** The path that the build was made for. Everything outside of it is 404. */
  readonly base?: string;
};

export type StaticPortal = { readonly origin: string; readonly close: () => Promise<void> };

/** The policy that docs/guides/own-api.md recommends for a portal on a static host. */
const policyFor = (api: string, extensions: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${api}`,
    "font-src 'self'",
    // Consoles are WebSockets.
    `connect-src 'self' ${api}${extensions.includes('console') ? ` ${api.replace(/^http/, 'ws')}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Serves the built portal as a static host does: files by their path, and the page for everything else, with its meta elements filled in. */
export async function serveStaticPortal(
  api: string,
  { extensions = [], folder = dist, base = '/' }: StaticHost = {},
): Promise<StaticPortal> {
  const html = (await readFile(path.join(folder, 'index.html'), 'utf8'))
    .replace('<meta name="portico-api" content=""', `<meta name="portico-api" content="${api}"`)
    .replace('<meta name="portico-extensions" content=""', `<meta name="portico-extensions" content="${extensions.join(' ')}"`);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const extension = path.extname(pathname);
    if (!pathname.startsWith(base)) return void response.writeHead(404).end();
    response.setHeader('Content-Security-Policy', policyFor(api, extensions));
    response.setHeader('Content-Type', types[extension] ?? types['.html'] ?? '');
    if (extension === '') return void response.end(html);
    readFile(path.join(folder, path.normalize(pathname.slice(base.length - 1)))).then(
      (file) => response.end(file),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
