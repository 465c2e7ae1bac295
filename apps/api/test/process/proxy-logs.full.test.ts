import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isInstalled, startProxy } from './proxy.ts';

const secret = 'the-secret-of-a-link';

describe.each(['nginx', 'Caddy'] as const)('%s', (name) => {
  test.skipIf(!isInstalled(name))('logs a request that no process answers without its query and headers', { timeout: 60_000 }, async () => {
    const upstream = createServer((_request, response) => response.end('the server'));
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    // A server that listens on a host and port has an address of this type.
    const { port } = upstream.address() as AddressInfo;
    const proxy = await startProxy(name, [port, port]);
    const open = async (path: string) => {
      const headers = {
        authorization: `Bearer ${secret}`,
        cookie: `session=${secret}`,
        referer: `https://portal.example.com/?token=${secret}`,
      };
      const response = await fetch(`${proxy.url}${path}?token=${secret}`, { headers });
      await response.text();
      return response.status;
    };
    try {
      expect(await open('/answered')).toBe(200);
      upstream.closeAllConnections();
      upstream.close();
      expect(await open('/unanswered')).toBeGreaterThanOrEqual(502);
    } finally {
      upstream.close();
      await proxy.stop();
    }
    expect(proxy.logged()).toContain('/unanswered');
    expect(proxy.logged()).not.toContain(secret);
  });
});
