import { createHash } from 'node:crypto';
import type { OperationId } from '@portico/contract/operations';
import { canonicalJson } from '../platform/canonical-json.ts';
import type { Transaction } from '../platform/database/database.ts';
import { idempotencyRepository } from './idempotency.repository.ts';
import type { Account } from './operation.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** The request fields that idempotency needs. The `Context` of any idempotent operation has them. */
export type IdempotentRequest = {
  operationId: OperationId;
  account: Account;
  idempotencyKey: string;
  query: object;
  body: unknown;
  now: Date;
};

type StoredResponse = { status: number };

/** Marks the outcome of an earlier request, which is sent with `Idempotent-Replayed: true`. */
export type Replayed = { isReplayed?: true };

/**
 * - `fresh`: the key is new;
 * - `unfinished`: an earlier request was interrupted before its response: resume it;
 * - `answered`: send the stored outcome again.
 */
export type AcquiredKey<Outcome extends StoredResponse> =
  | { state: 'fresh' }
  | { state: 'unfinished' }
  | { state: 'answered'; outcome: (Outcome & Replayed) | Refusal<422> };

/**
 * Acquires the key for this request. A concurrent request with the same key waits here until the first transaction ends.
 * @see storeResponse, which must follow in this or a later transaction, with an outcome of the same type
 */
export async function acquireKey<Outcome extends StoredResponse>(
  tx: Transaction,
  request: IdempotentRequest,
): Promise<AcquiredKey<Outcome>> {
  const requestHash = hashOf(request);
  const keys = keyOf(tx, request);
  if (await keys.claim({ operation: request.operationId, requestHash, at: request.now })) return { state: 'fresh' };
  const row = await keys.lock();
  // The other request released the key between the two queries, so it is free.
  if (row === undefined) return acquireKey(tx, request);
  if (row.request_hash !== requestHash) return { state: 'answered', outcome: refuse(422, 'idempotency_key_reused') };
  if (row.status === null || row.body === null) return { state: 'unfinished' };
  // storeResponse wrote it for the same operation, which the hash includes.
  return { state: 'answered', outcome: { ...(row.body as Outcome), isReplayed: true } };
}

/**
 * Stores the response for the key. A refusal isn't stored, because nothing was done and the same request may succeed later. It releases the
 * key, except for "not now" (429, 503), after which the same request resumes.
 */
export async function storeResponse(tx: Transaction, request: IdempotentRequest, outcome: StoredResponse): Promise<void> {
  if (!isRefusal(outcome)) await keyOf(tx, request).keep(outcome.status, outcome);
  else if (outcome.status !== 429 && outcome.status < 500) await keyOf(tx, request).free();
}

function keyOf(tx: Transaction, { account, idempotencyKey }: IdempotentRequest) {
  return idempotencyRepository(tx, { clientId: account.clientId, key: idempotencyKey });
}

/** Makes an operation that completes in one transaction idempotent: does the work once, and repeats the stored response. */
export async function withIdempotency<Outcome extends StoredResponse>(
  tx: Transaction,
  request: IdempotentRequest,
  work: () => Promise<Outcome>,
): Promise<(Outcome & Replayed) | Refusal<422>> {
  const claim = await acquireKey<Outcome>(tx, request);
  if (claim.state === 'answered') return claim.outcome;
  const outcome = await work();
  await storeResponse(tx, request, outcome);
  return outcome;
}

function hashOf({ operationId, query, body }: IdempotentRequest): string {
  return createHash('sha256')
    .update(canonicalJson([operationId, query, body]))
    .digest('hex');
}
