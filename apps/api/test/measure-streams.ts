/** `pnpm --filter @portico/api measure:streams [count]` measures the memory that open event streams take, and their latency. Linux only. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readEvents, type EventReader } from './events/event-reader.ts';
import { freePort } from './free-port.ts';
import { waitFor } from './wait-for.ts';

const count = Number(process.argv[2] ?? 500);
const actions = 30;
const streamsOfSession = 20;
const settleMs = 5_000;
const folder = mkdtempSync(path.join(tmpdir(), 'portico-streams-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const api = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../demo/src/main.ts')], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    SIMULATOR_DELAY_MS: '500',
    RATE_LIMIT_FACTOR: '1000',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

/** Returns the process's resident memory in MiB. */
async function residentMib(): Promise<number> {
  await delay(settleMs);
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kib) / 1024);
}

async function call<T>(way: string, token: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}${way}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${way}: ${response.status} ${await response.text()}`);
  // Each of these calls returns the contract's response.
  return (await response.json()) as T;
}

async function signIn(): Promise<string> {
  const person = { email: 'demo@portico.test', password: 'Portico-2026', rememberMe: 0 };
  return (await call<{ accessToken: string }>('/v1/login', 'none', person)).accessToken;
}

/** When each event arrived, by its id, in milliseconds since this process started. */
type Arrivals = Map<string, number>;

async function listen(token: string): Promise<{ arrivals: Arrivals; stream: EventReader }> {
  const arrivals: Arrivals = new Map();
  const stream = await readEvents(origin, token, { onEvent: ({ id }) => arrivals.set(id, performance.now()) });
  return { arrivals, stream };
}

/** Restarts the servers in turn and waits for each to finish, so that every action is accepted. */
async function act(token: string, ids: readonly number[], ended: (actionId: string) => boolean): Promise<void> {
  for (let done = 0; done < actions; done += 1) {
    const { id } = await call<{ id: string }>(`/v1/service/power?id=${ids[done % ids.length]}`, token, { action: 'restart' });
    await waitFor(`the end of ${id}`, () => ended(id) || undefined, 60_000);
  }
}

const at = (sorted: readonly number[], share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);

try {
  await waitFor('the API', async () => ((await fetch(`${origin}/readyz`).catch(() => null))?.ok === true ? true : undefined), 120_000);
  const token = await signIn();
  const { items } = await call<{ items: { id: number; power: string }[] }>('/v1/service?status=active', token);
  const running = items.filter(({ power }) => power === 'running').map(({ id }) => id);
  const streams = [await listen(token)];
  const before = await residentMib();
  while (streams.length < count) {
    const session = await signIn();
    const more = Math.min(streamsOfSession, count - streams.length);
    streams.push(...(await Promise.all(Array.from({ length: more }, async () => await listen(session)))));
  }
  const idle = await residentMib();
  // From here on, all streams are open and receive the same events.
  for (const { stream } of streams) stream.received.length = 0;
  const [first] = streams;
  await act(
    token,
    running,
    (actionId) => first?.stream.received.some(({ action }) => action?.id === actionId && action.status === 'success') ?? false,
  );
  const busy = await residentMib();
  const ids = first?.stream.received.map(({ id }) => id) ?? [];
  const torn = streams.filter(({ stream }) => stream.received.map(({ id }) => id).join() !== ids.join()).length;
  if (torn > 0) throw new Error(`${torn} of ${count} streams did not hear the same events in the same order`);
  const late = ids
    .flatMap((id) => {
      const times = streams.map(({ arrivals }) => arrivals.get(id) ?? Number.NaN);
      const earliest = Math.min(...times);
      return times.map((time) => time - earliest);
    })
    .toSorted((one, other) => one - other);
  console.log(
    `1 stream: ${before} MiB; ${count} streams, idle: ${idle} MiB; after ${actions} actions, ${ids.length} events to each: ${busy} MiB. ` +
      `Nothing was lost, doubled or out of order. After the first one to hear it an event came within ${at(late, 0.5)} ms (median), ${at(late, 0.99)} ms (99 %), ${at(late, 1)} ms (last).`,
  );
} finally {
  api.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
