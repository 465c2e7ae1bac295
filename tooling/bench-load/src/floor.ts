import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../floor');
const outDir = path.resolve(import.meta.dirname, '../node_modules/.floor');
const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

export type RunningSite = { readonly origin: string; readonly stop: () => Promise<void> };

/** Builds the floor as the portal is built, without the portal's own plugins. */
async function buildFloor(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    resolve: {
      alias: [{ find: /^@formatjs\/icu-messageformat-parser$/u, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }],
    },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}

/** Serves the floor as the portal's own server serves the portal: HTTP/1.1, precompressed. */
export async function startFloor(): Promise<RunningSite> {
  await buildFloor();
  const names = (await readdir(outDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files = new Map<string, { body: Buffer; type: string }>();
  for (const { parentPath, name } of names) {
    const file = path.join(parentPath, name);
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    files.set(`/${path.relative(outDir, file)}`, { body: brotliCompressSync(await readFile(file)), type });
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname) ?? (path.extname(pathname) ? undefined : files.get('/index.html'));
    if (!file) return void response.writeHead(404).end();
    const caching = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': caching,
    });
    response.end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://localhost:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
