import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { isFullRun } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { processEnv, simulationFile } from '../api-process.ts';
import { freePort } from '../free-port.ts';
import { readEvents } from '../events/event-reader.ts';
import { copyEmbeddedDatabase, signupRequest, startTestApi, temporaryFolder } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

test.each(isFullRun ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
  '%s finishes the request in progress, accepts no new one and exits with 0',
  { timeout: 120_000 },
  async (signal) => {
    const folder = temporaryFolder();
    copyEmbeddedDatabase(folder);
    const port = await freePort();
    const api = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/main.ts')], {
      env: {
        ...processEnv(),
        PORTICO_CONFIG: simulationFile,
        DATA_FOLDER: folder,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const hear = (bytes: Buffer) => {
      output += bytes.toString();
    };
    api.stdout.on('data', hear);
    api.stderr.on('data', hear);
    await waitFor('the address', () => (output.includes(`Portico is at   http://localhost:${port}`) ? true : undefined), 60_000);
    expect(output).toContain(path.join(folder, 'mail'));

    const body = Buffer.from(JSON.stringify(signupRequest()));
    const unused = connect(port, '127.0.0.1');
    const slow = connect(port, '127.0.0.1');
    let answer = '';
    slow.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    slow.write(`POST /v1/signup HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`);
    slow.write(body.subarray(0, 20));
    await once(unused, 'connect');
    // A response to a later request shows that the server has begun to read this one.
    await fetch(`http://127.0.0.1:${port}/healthz`);
    api.kill(signal);
    await waitFor('the stop', () => (output.includes('"msg":"shutting down"') ? true : undefined));
    await waitFor('no new connection', async () => {
      try {
        await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } });
        return undefined;
      } catch {
        // The refusal is what this waits for.
        return true;
      }
    });
    slow.write(body.subarray(20));
    const [code] = (await once(api, 'exit')) as [number];
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toContain('"status":"success"');
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(code).toBe(0);
    expect(output).toContain('"msg":"stopped"');
    unused.destroy();
    rmSync(folder, { recursive: true });
  },
);

test('stopping waits neither for open streams nor for idle connections, which Node would keep for a minute', fullOnly, async () => {
  const api = await startTestApi();
  const { token } = await api.register();
  const stream = await readEvents(api.url, token);
  const port = Number(new URL(api.url).port);
  const idle = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      // The server may cut the connection.
      socket.on('error', () => {});
      return socket;
    }),
  );
  await fetch(`${api.url}/healthz`);
  const startedMs = performance.now();
  await api.close();
  expect(performance.now() - startedMs).toBeLessThan(8_000);
  await stream.ended;
  idle.forEach((socket) => socket.destroy());
});
