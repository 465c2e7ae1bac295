import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled, startProxy, type Proxy } from './proxy.ts';

describe.skipIf(!isInstalled('Caddy'))('port 80 of Caddy', () => {
  let upstream: Server;
  let proxy: Proxy;
  beforeAll(async () => {
    upstream = createServer((_request, response) => response.end('the server'));
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    // A server that listens on a host and port has an address of this type.
    const { port } = upstream.address() as AddressInfo;
    proxy = await startProxy('Caddy', [port, port]);
  }, 60_000);
  afterAll(async () => {
    await proxy.stop();
    upstream.close();
  });
  const open = (path: string) => fetch(`${proxy.plainUrl}${path}`, { redirect: 'manual' });

  test('a page opened in the clear is redirected to HTTPS', async () => {
    const { status, headers } = await open('/invoices?page=2');
    expect([status, headers.get('location')]).toEqual([308, 'https://127.0.0.1/invoices?page=2']);
  });

  test.each(['/v1/invoice', '/webhooks/stripe', '/metrics'])('%s in the clear is refused and not redirected', async (path) => {
    const { status, headers } = await open(path);
    expect([status, headers.get('location')]).toEqual([403, null]);
  });
});
