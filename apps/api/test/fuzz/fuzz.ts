import { randomUUID } from 'node:crypto';
import { operations } from '@portico/contract/operations';
import { validateRequest } from '../../src/http/contract/request-validation.ts';
import { assertInContract } from '../contract-client.ts';
import { madeRequests, type MadeRequest } from './made-requests.ts';

export type FuzzOptions = {
  url: string;
  /** Returns a valid token. Called again after a request has ended its session. */
  signIn: () => Promise<string>;
  requests: number;
  seed: number;
  print?: (line: string) => void;
};

export type FuzzReport = {
  requests: number;
  /** Number of responses per status. */
  statuses: Readonly<Record<string, number>>;
  /** Requests that violate the contract, and how many of them were refused. */
  invalid: number;
  refused: number;
  /** How often a session was reopened because a request ended it. */
  sessions: number;
  /** Failures: a 5xx, no response, a response outside the contract, or an accepted invalid request. */
  faults: string[];
};

const atOnce = 16;
const maxFaults = 50;

/** Sends random requests to all operations and checks every response against the contract. */
export async function fuzz({ url, signIn, requests, seed, print = () => {} }: FuzzOptions): Promise<FuzzReport> {
  const made = madeRequests(seed);
  const statuses: Record<string, number> = {};
  const report = { requests: 0, statuses, invalid: 0, refused: 0, sessions: 0, faults: [] as string[] };
  let token = await signIn();
  let signingIn: Promise<string> | null = null;

  async function once(request: MadeRequest): Promise<void> {
    const used = token;
    const status = await send(url, used, request).catch((error: unknown) => {
      report.faults.push(`${error instanceof Error ? error.message : String(error)} [${summary(request)}]`);
      return 0;
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status >= 500) report.faults.push(`${status} to ${summary(request)}`);
    if (request.says !== undefined && !validateRequest(request.id, { ...request.says, headers: { 'idempotency-key': randomUUID() } }).ok) {
      report.invalid += 1;
      if (status >= 400) report.refused += 1;
      else report.faults.push(`${status}: an invalid request was taken: ${summary(request)}`);
    }
    if (status !== 401 || used !== token || 'authorization' in request.headers || !operations[request.id].secured) return;
    signingIn ??= signIn().finally(() => (signingIn = null));
    token = await signingIn;
    report.sessions += 1;
  }

  async function work(): Promise<void> {
    while (report.requests < requests && report.faults.length < maxFaults) {
      report.requests += 1;
      if (report.requests % 5_000 === 0) print(`${report.requests} requests, ${report.faults.length} faults`);
      await once(made.next().value);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return report;
}

async function send(url: string, token: string, { id, query, headers, body }: MadeRequest): Promise<number> {
  const { method, path } = operations[id];
  const response = await fetch(`${url}${path}${query}`, {
    method: method.toUpperCase(),
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    redirect: 'manual',
  });
  const contentType = response.headers.get('content-type') ?? '';
  if (contentType.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return response.status;
  }
  const text = await response.text();
  assertInContract(id, response.status, contentType, JSON.parse(text));
  return response.status;
}

const summary = ({ id, query, headers, body }: MadeRequest) =>
  `${id} ${query.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${String(body).slice(0, 400)}`;
