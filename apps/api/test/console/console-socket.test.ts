import { request } from 'node:http';
import { consoleEndings } from '@portico/validation/console-endings';
import { fullOnly } from '@portico/test-depth/daily-if';
import { describe, expect, test } from 'vitest';
import { startTestApi } from '../test-api.ts';
import { openedConsole, runningServer } from './console-client.ts';

describe('an idle console', () => {
  test('an idle console is closed after its timeout, although its viewer keeps requesting pictures', fullOnly, async () => {
    const api = await startTestApi({ env: { CONSOLE_IDLE_SECONDS: '1' } });
    try {
      const { token, email } = await api.register();
      const connection = await openedConsole(api, token, await runningServer(api, email, 'idle.dev'));
      const rfb = await connection.rfb();
      const keepAsking = async () => {
        for (;;) await rfb.update(false);
      };
      const asking = keepAsking();
      // Loops until reading and writing fail.
      await expect(asking).rejects.toThrow(Error);
      expect(await connection.closed).toBe(consoleEndings.idle);
    } finally {
      await api.close();
    }
  });
});

describe('a viewer that sends a single byte', () => {
  test("a viewer that sends a single byte doesn't block other requests", async () => {
    const api = await startTestApi();
    try {
      const { token, email } = await api.register();
      const connection = await openedConsole(api, token, await runningServer(api, email, 'byte.dev'));
      connection.socket.send(Buffer.from('R'));
      expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
      connection.socket.terminate();
    } finally {
      await api.close();
    }
  });
});

describe('a stopping process', () => {
  test('a stopping process closes its consoles with "going away" and doesn\'t wait for them', fullOnly, async () => {
    const api = await startTestApi();
    const { token, email } = await api.register();
    const connection = await openedConsole(api, token, await runningServer(api, email, 'drained.dev'));
    await connection.rfb();
    await api.close();
    expect(await connection.closed).toBe(1001);
  });
});

describe('other paths', () => {
  test('other paths ignore an upgrade request', fullOnly, async () => {
    const api = await startTestApi();
    try {
      for (const upgrade of ['websocket', 'h2c']) {
        const response = await fetchUpgrading(`${api.url}/healthz`, upgrade);
        expect(response).toBe(200);
      }
    } finally {
      await api.close();
    }
  });
});

/** `fetch` doesn't allow these headers. */
async function fetchUpgrading(url: string, upgrade: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    const headers = { connection: 'upgrade', upgrade, 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
    const outgoing = request(url, { headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.once('error', reject);
    outgoing.once('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    outgoing.end();
  });
}
