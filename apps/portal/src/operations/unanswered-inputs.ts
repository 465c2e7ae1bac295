import type { WriteId } from '@portico/api-client/operation-types';
import { readStored } from './idempotency.ts';

/** Returns the idempotency inputs of earlier attempts that may have succeeded, because their answers were lost. */
export function unansweredInputs(operationId: WriteId): unknown[] {
  const calls = readStored(sessionStorage).map(({ call }) => call);
  return calls.filter((call) => call.startsWith(`${operationId} `)).map((call): unknown => JSON.parse(call.slice(operationId.length + 1)));
}
