import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

export interface ServedFolder {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves files as a plain web server, with the given headers, on a free local port. */
export async function serveFolder(folder: string, headers: Readonly<Record<string, string>> = {}): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    readFile(file).then(
      (contents) => response.writeHead(200, { 'content-type': contentTypes[path.extname(file)] ?? 'text/plain', ...headers }).end(contents),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve()))),
  };
}
