import { createHash } from 'node:crypto';
import type { OperationId } from '@portico/contract/operations';
import type { Transaction } from '../database/database.ts';
import { isRefusal, type Account, type Outcome } from './operation.ts';
import { refuse, type Refusal } from '../http/contract/problem.ts';

/** What a handler's context says of a repeatable request; a `Context` of any idempotent operation is one. */
export type Repeatable = { operationId: OperationId; account: Account; idempotencyKey: string; query: object; body: unknown; now: Date };

/**
 * - `fresh`: nobody asked this before;
 * - `unfinished`: it was asked, and cut off before it was answered: carry on where it stopped;
 * - an outcome: answer it once more.
 */
export type Claim<Id extends OperationId> =
  | { state: 'fresh' }
  | { state: 'unfinished' }
  | { state: 'answered'; outcome: Outcome<Id> | Refusal<422> };

/**
 * Takes the key for this request. A request with the same key at the same time waits here until the first one's transaction is over.
 * @see keepAnswer, which has to follow, in this transaction or a later one
 */
export async function claimKey<Id extends OperationId>(tx: Transaction, request: Repeatable): Promise<Claim<Id>> {
  const requestHash = hashOf(request);
  const key = { client_id: request.account.clientId, key: request.idempotencyKey };
  const inserted = await tx
    .insertInto('idempotency_key')
    .values({ ...key, operation: request.operationId, request_hash: requestHash, status: null, body: null, created_at: request.now })
    .onConflict((conflict) => conflict.columns(['client_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted !== undefined) return { state: 'fresh' };
  const row = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'body'])
    .where('client_id', '=', key.client_id)
    .where('key', '=', key.key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.request_hash !== requestHash) return { state: 'answered', outcome: refuse(422, 'idempotency_key_reused') };
  if (row.status === null || row.body === null) return { state: 'unfinished' };
  // What keepAnswer wrote for the same operation, which the hash covers.
  return { state: 'answered', outcome: row.body as Outcome<Id> };
}

/**
 * Keeps the answer for the key. A refusal is not kept: nothing was done, and the same request may succeed once its reason is gone. It frees the
 * key, but for "not now" (429, 503), after which the same request carries on.
 */
export async function keepAnswer<Id extends OperationId>(tx: Transaction, request: Repeatable, outcome: Outcome<Id>): Promise<void> {
  const { clientId } = request.account;
  if (!isRefusal(outcome)) {
    await tx
      .updateTable('idempotency_key')
      .set({ status: outcome.status, body: JSON.stringify(outcome) })
      .where('client_id', '=', clientId)
      .where('key', '=', request.idempotencyKey)
      .execute();
  } else if (outcome.status !== 429 && outcome.status < 500) {
    await tx
      .deleteFrom('idempotency_key')
      .where('client_id', '=', clientId)
      .where('key', '=', request.idempotencyKey)
      .where('status', 'is', null)
      .execute();
  }
}

/** For an operation that is decided in one transaction: does the work once, and answers the same whenever it is asked again. */
export async function once<Id extends OperationId>(
  tx: Transaction,
  request: Repeatable,
  work: () => Promise<Outcome<Id>>,
): Promise<Outcome<Id> | Refusal<422>> {
  const claim = await claimKey<Id>(tx, request);
  if (claim.state === 'answered') return claim.outcome;
  const outcome = await work();
  await keepAnswer(tx, request, outcome);
  return outcome;
}

function hashOf({ operationId, query, body }: Repeatable): string {
  return createHash('sha256')
    .update(JSON.stringify([operationId, canonical(query), canonical(body)]))
    .digest('hex');
}

/** The same value has one spelling, whatever the order of its keys. Validated values only: their depth is bounded. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
}
