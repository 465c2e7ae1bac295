import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '@portico/contract/operations';
import { assertInContract } from '../contract-client.ts';
import { exampleOf } from '../http/hostile-values.ts';
import { noRoles, someEmail } from '../people.ts';

/** Requests for which a right isn't enough: no user can grant a role that they lack. */
const bodies: Partial<Record<OperationId, unknown>> = {
  inviteClientUser: { email: someEmail(), roles: noRoles },
  updateSshKey: { public_key: null },
};

export type RequestParts = { query: Record<string, string>; body: unknown };

/** Returns the contract's example of a request. */
export function exampleRequest(id: OperationId): RequestParts {
  const example = exampleOf(id);
  return { query: example.query, body: bodies[id] ?? example.body };
}

export type Answered = { status: number; code: string; body: unknown };

/** Sends a request unchanged, and checks the response against the contract. An event stream is left once it begins. */
export async function send(origin: string, id: OperationId, token: string | null, { query, body }: RequestParts): Promise<Answered> {
  const { method, path } = operations[id];
  const leaving = new AbortController();
  const isFile = Buffer.isBuffer(body);
  const response = await fetch(`${origin}${path}?${new URLSearchParams(query).toString()}`, {
    method: method.toUpperCase(),
    headers: {
      'idempotency-key': randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: leaving.signal,
  });
  const contentType = response.headers.get('content-type') ?? '';
  if (contentType.startsWith('text/event-stream')) {
    leaving.abort();
    return { status: response.status, code: '', body: null };
  }
  const { request_id: _request, ...answer } = (await response.json()) as { request_id?: string; code?: string };
  assertInContract(id, response.status, contentType, 'code' in answer ? { ...answer, request_id: 'req' } : answer);
  return { status: response.status, code: answer.code ?? '', body: answer };
}
