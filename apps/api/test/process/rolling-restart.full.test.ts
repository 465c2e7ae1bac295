import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { startApiProcess, type ApiProcess } from '../api-process.ts';
import { contractClient, type Call } from '../contract-client.ts';
import { freePort } from '../free-port.ts';
import { ticketRequest } from '../tickets/support-desk.ts';
import { startTwoProcesses } from '../two-processes.ts';
import { isInstalled, startProxy } from './proxy.ts';

const requestsPerSecond = 50;
const clients = 8;

type Load = { stop: () => Promise<void>; opened: ReadonlySet<string>; sent: () => number; failed: readonly string[] };

/** Sends reads and new tickets at a steady rate, without waiting for the responses. A retried ticket keeps its key. */
function startLoad(call: Call, tokens: readonly string[], { retries }: { retries: number }): Load {
  const opened = new Set<string>();
  const failed: string[] = [];
  const running = new Set<Promise<void>>();
  let sent = 0;
  const over = new AbortController();

  async function attempt(what: string, send: () => Promise<{ ok: boolean; status: number }>, left: number): Promise<void> {
    const outcome = await send().then(
      ({ ok, status }) => (ok ? null : `${what}: ${status}`),
      (error: Error) => `${what}: ${error.message} ${inspect(error.cause)}`,
    );
    if (outcome === null) return;
    if (left === 0) failed.push(outcome);
    else await attempt(what, send, left - 1);
  }

  function one(): Promise<void> {
    const token = tokens[sent % tokens.length] ?? '';
    sent += 1;
    if (sent % 5 !== 0) return attempt('listInvoices', () => call('listInvoices', { token }), 0);
    const subject = `Ticket ${sent}`;
    const idempotencyKey = randomUUID();
    opened.add(subject);
    const body = ticketRequest({ subject, attachments: [] });
    return attempt('createTicket', () => call('createTicket', { token, idempotencyKey, body }), retries);
  }

  const pacing = (async () => {
    const startedMs = performance.now();
    while (!over.signal.aborted) {
      while (sent < ((performance.now() - startedMs) / 1_000) * requestsPerSecond) {
        const request = one().finally(() => running.delete(request));
        running.add(request);
      }
      await delay(5);
    }
    await Promise.all(running);
  })();
  return {
    opened,
    failed,
    sent: () => sent,
    stop: async () => {
      over.abort();
      await pacing;
    },
  };
}

async function subjectsOf(call: Call, token: string): Promise<string[]> {
  const subjects: string[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await call('listTickets', { token, query: { page, 'per-page': 100 } });
    if (!reply.ok) throw new Error(`listTickets: ${reply.status}`);
    subjects.push(...reply.body.items.map(({ subject }) => subject));
    if (subjects.length >= reply.body.total) return subjects;
  }
}

describe.each(['nginx', 'Caddy'] as const)('two processes behind %s, under 50 requests a second', (name) => {
  test.skipIf(!isInstalled(name)).each([
    { signal: 'SIGTERM', rounds: 10, retries: 0, title: 'ten rolling restarts fail no request and lose none' },
    {
      signal: 'SIGKILL',
      rounds: 3,
      retries: 20,
      title: 'killed processes fail only requests that a retry with the same key completes once',
    },
  ] as const)('$title', { timeout: 900_000 }, async ({ signal, rounds, retries }) => {
    const ports = [await freePort(), await freePort()] as const;
    const two = await startTwoProcesses('template', { TRUST_PROXY: '127.0.0.1', SHUTDOWN_DELAY_MS: '5000' }, ports);
    const processes: ApiProcess[] = [...two.processes];
    const proxy = await startProxy(name, ports);
    try {
      // Two tickets of one client wait for each other.
      const tokens = await Promise.all(Array.from({ length: clients }, () => two.register()));
      const call = contractClient(proxy.url);
      const load = startLoad(call, tokens, { retries });
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, port] of ports.entries()) {
          await processes[index]?.kill(signal);
          processes[index] = await startApiProcess({ env: two.env, port });
          // The proxy notices it within a second.
          await delay(1_500);
        }
      }
      await load.stop();
      expect(load.failed).toEqual([]);
      expect(load.sent()).toBeGreaterThan(rounds * 2 * requestsPerSecond);
      const found = await Promise.all(tokens.map((token) => subjectsOf(call, token)));
      expect(found.flat().toSorted()).toEqual([...load.opened].toSorted());
    } finally {
      await proxy.stop();
      await Promise.all(processes.map((one) => one.kill('SIGKILL')));
      await two.close();
    }
  });
});
