import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningSite } from './floor.ts';

const main = path.resolve(import.meta.dirname, '../../../apps/demo/src/main.ts');
const startTimeoutMs = 150_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** Serves the built portal from its own server, with the demo's data in a fresh database. */
export async function startPortal(): Promise<RunningSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-bench-'));
  const origin = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_FOLDER: folder,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    // The server is not listening yet.
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return { origin, stop };
    await delay(200);
  }
  await stop();
  throw new Error('The portal did not start: build it first (pnpm build)');
}
