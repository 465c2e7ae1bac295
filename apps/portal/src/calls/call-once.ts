import { ApiError } from '@portico/api-client/api-error';
import type { CallOptions, OperationResult, WriteId } from '@portico/api-client/operation-types';
import type { operations } from '@portico/contract/operations';
import { api } from './api.ts';
import { idempotencyKeys } from './idempotency.ts';

type OnceId = { [Id in WriteId]: (typeof operations)[Id]['idempotent'] extends true ? Id : never }[WriteId];

const keys = idempotencyKeys(sessionStorage);

/**
 * A call that orders or pays. It carries one Idempotency-Key until the server has answered it, so that pressing twice, a lost answer or a
 * reload never orders or pays twice. An answer is also a refusal; only a failure that says nothing about the outcome keeps the key.
 */
export async function callOnce<Id extends OnceId>(
  operation: Id,
  options: Omit<CallOptions<Id>, 'idempotencyKey' | 'signal'>,
): Promise<OperationResult<Id>> {
  const idempotencyKey = keys.keyFor(operation, options);
  try {
    // The key completes the options; TypeScript does not see that through Omit of a generic type.
    const result = await api.call(operation, { ...options, idempotencyKey } as CallOptions<Id>);
    keys.settle(idempotencyKey);
    return result;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) keys.settle(idempotencyKey);
    throw error;
  }
}
