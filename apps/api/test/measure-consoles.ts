/** `pnpm --filter @portico/api measure:consoles [count]` measures the memory that open consoles take. Linux only. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import path from 'node:path';
import { createWebSocketStream, WebSocket } from 'ws';
import { connectRfb, encodingsMessage, type RfbClient } from '@portico/simulation/simulated-console/rfb-client';
import { freePort } from './free-port.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { waitFor } from './wait-for.ts';

const count = Number(process.argv[2] ?? 50);
const settleMs = 5_000;
const folder = mkdtempSync(path.join(tmpdir(), 'portico-consoles-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const api = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../demo/src/main.ts')], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    CONSOLES_PER_USER: String(count),
    RATE_LIMIT_FACTOR: '1000',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

/** Returns the process's resident memory in MiB. */
function residentMib(): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kib) / 1024);
}

async function settled(): Promise<number> {
  await delay(settleMs);
  return residentMib();
}

async function call<T>(way: string, token: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}${way}`, {
    method: way.includes('?status') ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${way}: ${response.status} ${await response.text()}`);
  // Each of these calls returns the contract's response.
  return (await response.json()) as T;
}

async function open(token: string, id: number): Promise<RfbClient> {
  const { url, ticket } = await call<{ url: string; ticket: string }>(`/v1/service/console?id=${id}`, token);
  const socket = new WebSocket(new URL(url, origin.replace('http:', 'ws:')), ['binary', `ticket.${ticket}`], { origin });
  const stream = await new Promise<ReturnType<typeof createWebSocketStream>>((resolve, reject) => {
    socket.once('open', () => resolve(createWebSocketStream(socket)));
    socket.once('error', reject);
  });
  const client = await connectRfb(stream, null);
  client.send(encodingsMessage(2, 0));
  await client.update(false);
  return client;
}

try {
  await waitFor('the API', async () => ((await fetch(`${origin}/readyz`).catch(() => null))?.ok === true ? true : undefined), 120_000);
  const signIn = { email: 'demo@portico.test', password: 'Portico-2026', rememberMe: 0 };
  const { accessToken } = await call<{ accessToken: string }>('/v1/login', 'none', signIn);
  const { items } = await call<{ items: { id: number; power: string }[] }>('/v1/service?status=active', accessToken);
  const id = items.find(({ power }) => power === 'running')?.id ?? 0;
  // Modules loaded with the first console don't count towards the others.
  const clients = [await open(accessToken, id)];
  const before = await settled();
  while (clients.length <= count - 1) clients.push(await open(accessToken, id));
  const idle = await settled();
  const startedAt = performance.now();
  for (let round = 0; round < 20; round += 1) {
    clients[round % clients.length]?.type('a line of text\r');
    await Promise.all(clients.map((client) => client.update(false)));
  }
  const perPicture = (performance.now() - startedAt) / (20 * clients.length);
  const drawn = await settled();
  console.log(
    `1 console: ${before} MiB; ${count} consoles, idle: ${idle} MiB; after 20 whole pictures to each: ${drawn} MiB; ${perPicture.toFixed(1)} ms a picture`,
  );
} finally {
  api.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
