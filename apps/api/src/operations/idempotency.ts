import { createHash } from 'node:crypto';
import type { OperationId } from '@portico/contract/operations';
import type { Transaction } from '../platform/database/database.ts';
import { idempotencyRepository } from './idempotency.repository.ts';
import type { Account } from './operation.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** What a handler's context says of a repeatable request; a `Context` of any idempotent operation is one. */
export type IdempotentRequest = {
  operationId: OperationId;
  account: Account;
  idempotencyKey: string;
  query: object;
  body: unknown;
  now: Date;
};

type StoredResponse = { status: number };

/**
 * - `fresh`: nobody asked this before;
 * - `unfinished`: it was asked, and cut off before it was answered: carry on where it stopped;
 * - an outcome: answer it once more.
 */
export type AcquiredKey<Outcome extends StoredResponse> =
  | { state: 'fresh' }
  | { state: 'unfinished' }
  | { state: 'answered'; outcome: Outcome | Refusal<422> };

/**
 * Takes the key for this request. A request with the same key at the same time waits here until the first one's transaction is over.
 * @see storeResponse, which has to follow, in this transaction or a later one, with an outcome of the same type
 */
export async function acquireKey<Outcome extends StoredResponse>(
  tx: Transaction,
  request: IdempotentRequest,
): Promise<AcquiredKey<Outcome>> {
  const requestHash = hashOf(request);
  const keys = keyOf(tx, request);
  if (await keys.claim({ operation: request.operationId, requestHash, at: request.now })) return { state: 'fresh' };
  const row = await keys.lock();
  // Given up by the request that had it, between the two: it is free.
  if (row === undefined) return acquireKey(tx, request);
  if (row.request_hash !== requestHash) return { state: 'answered', outcome: refuse(422, 'idempotency_key_reused') };
  if (row.status === null || row.body === null) return { state: 'unfinished' };
  // What storeResponse wrote for the same operation, which the hash covers.
  return { state: 'answered', outcome: row.body as Outcome };
}

/**
 * Keeps the answer for the key. A refusal is not kept: nothing was done, and the same request may succeed once its reason is gone. It frees the
 * key, but for "not now" (429, 503), after which the same request carries on.
 */
export async function storeResponse(tx: Transaction, request: IdempotentRequest, outcome: StoredResponse): Promise<void> {
  if (!isRefusal(outcome)) await keyOf(tx, request).keep(outcome.status, outcome);
  else if (outcome.status !== 429 && outcome.status < 500) await keyOf(tx, request).free();
}

function keyOf(tx: Transaction, { account, idempotencyKey }: IdempotentRequest) {
  return idempotencyRepository(tx, { clientId: account.clientId, key: idempotencyKey });
}

/** For an operation that is decided in one transaction: does the work once, and answers the same whenever it is asked again. */
export async function withIdempotency<Outcome extends StoredResponse>(
  tx: Transaction,
  request: IdempotentRequest,
  work: () => Promise<Outcome>,
): Promise<Outcome | Refusal<422>> {
  const claim = await acquireKey<Outcome>(tx, request);
  if (claim.state === 'answered') return claim.outcome;
  const outcome = await work();
  await storeResponse(tx, request, outcome);
  return outcome;
}

function hashOf({ operationId, query, body }: IdempotentRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([operationId, canonicalJson(query), canonicalJson(body)]))
    .digest('hex');
}

/** The same value has one spelling, whatever the order of its keys. Validated values only: their depth is bounded. */
function canonicalJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonicalJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, canonicalJson(inner)]);
}
