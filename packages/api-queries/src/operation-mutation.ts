import type { ApiClient } from '@portico/api-client/api-client';
import type { OperationInput, OperationResult, WriteId } from '@portico/api-client/operation-types';
import type { QueryClient } from '@tanstack/react-query';
import { refreshOperations, staleAfterWrite } from './invalidations.ts';

/**
 * Returns the mutation of an operation that changes something. Its variables are the operation's query, body and key. Stale data is
 * refetched after a refusal too, because "already paid" means that the screen was outdated.
 */
export function operationMutation<Id extends WriteId>(client: ApiClient, operationId: Id) {
  return {
    mutationKey: [operationId] as const,
    // Fails at once while offline, because an order must not be placed automatically minutes later.
    networkMode: 'always' as const,
    mutationFn: async (input: OperationInput<Id>, { client: queryClient }: { client: QueryClient }): Promise<OperationResult<Id>> => {
      try {
        // The input belongs to the operation, which the compiler can't see for a generic id.
        return await client.call<WriteId>(operationId, input as never);
      } finally {
        refreshOperations(queryClient, staleAfterWrite(operationId));
      }
    },
  };
}
