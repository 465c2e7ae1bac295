import { ApiError } from '@portico/api-client/api-error';
import type { OperationInput, OperationResult, WriteId } from '@portico/api-client/operation-types';
import { operations } from '@portico/contract/operations';
import { api } from './api.ts';
import { isRefusal } from './failures/is-refusal.ts';
import { idempotencyKeys } from './idempotency.ts';
import { withProof } from './proof/proof.ts';

/** The input of an operation without its idempotency key, which is added here. */
export type OperationVariables<Id extends WriteId> = Omit<OperationInput<Id>, 'idempotencyKey'>;

type SendOptions<Id extends WriteId> = {
  /** The input that the Idempotency-Key represents, if it is less than the whole call. */
  readonly idempotencyInput?: unknown;
  /** Makes the call; `useOperation` also refetches what it made stale. */
  readonly call?: (input: OperationInput<Id>) => Promise<OperationResult<Id>>;
};

const keys = idempotencyKeys(sessionStorage);

/** Refusals that come before the server reads the key: signed out, no right or proof, the body didn't arrive, too many requests. */
const beforeKey = new Set([401, 403, 408, 429]);

/** True if the API read the key and refused. A proxy's page, such as a 404 during a deployment, says nothing about an earlier attempt. */
const isRefusedByKey = (error: unknown) =>
  error instanceof ApiError && isRefusal(error) && error.code !== 'unexpected_answer' && !beforeKey.has(error.status);

/**
 * Sends a write, without the state of `useOperation`. Guest pages use it in their forms, because a form has its own busy state and
 * sign-in must not load the query client. A call that requires a password confirmation continues after it.
 *
 * Orders and payments keep one Idempotency-Key until the server answers, so that a double click, a lost response or a reload never orders
 * or pays twice. A refusal is an answer too; failures with an unknown outcome keep the key, and so do answers that come before the API
 * reads it, because an earlier attempt may have succeeded.
 */
export function sendOperation<Id extends WriteId>(
  operationId: Id,
  variables: OperationVariables<Id>,
  // The input belongs to the operation, which the compiler can't see for a generic id.
  { idempotencyInput = variables, call = (input) => api.call<WriteId>(operationId, input as never) }: SendOptions<Id> = {},
): Promise<OperationResult<Id>> {
  return withProof(operationId, async () => {
    const idempotencyKey = operations[operationId].idempotent ? keys.keyFor(operationId, idempotencyInput) : undefined;
    const settle = () => idempotencyKey && keys.settle(idempotencyKey);
    try {
      // The key completes the input of idempotent operations, which Omit of a generic type hides from TypeScript.
      const result = await call({ ...variables, idempotencyKey } as OperationInput<Id>);
      settle();
      return result;
    } catch (error) {
      if (isRefusedByKey(error)) settle();
      throw error;
    }
  });
}
