import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { PackedPackage } from './pack.ts';

export interface ServedRegistry {
  url: string;
  /** The `.npmrc` line that makes npm install our packages from here. All others still come from the default registry. */
  setting: string;
  close: () => Promise<void>;
}

/** Serves packed packages on a free local port as npm's registry will, so that an app installs them by name. */
export async function serveRegistry(packed: readonly PackedPackage[]): Promise<ServedRegistry> {
  let url = '';

  /** Returns what a registry says about a package, or its tarball. */
  function answer(pathname: string): string | Buffer | undefined {
    const file = packed.find(({ tarball }) => pathname === `/${path.basename(tarball)}`);
    if (file) return readFileSync(file.tarball);
    const found = packed.find(({ name }) => pathname === `/${name}`);
    if (!found) return undefined;
    const { name, manifest, tarball } = found;
    const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
    const version = { ...manifest, dist: { tarball: `${url}/${path.basename(tarball)}`, integrity } };
    return JSON.stringify({ name, 'dist-tags': { latest: manifest.version }, versions: { [manifest.version]: version } });
  }

  const server = createServer((request, response) => {
    const found = answer(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (found === undefined) response.writeHead(404).end();
    else
      response.writeHead(200, { 'content-type': typeof found === 'string' ? 'application/json' : 'application/octet-stream' }).end(found);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The registry has no port');
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    setting: `@portico:registry=${url}\n`,
    close: () => new Promise((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve()))),
  };
}
