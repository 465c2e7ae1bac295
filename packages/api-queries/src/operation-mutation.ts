import type { ApiClient } from '@portico/api-client/api-client';
import type { OperationInput, OperationResult, WriteId } from '@portico/api-client/operation-types';
import type { QueryClient } from '@tanstack/react-query';

/** The context of a mutation; without a cache nothing can be stale. */
type MutationContext = { client: QueryClient | undefined };

/**
 * Returns the mutation of an operation that changes something. Its variables are the operation's query, body and key. Stale data is
 * refetched after a refusal too, because "already paid" means that the screen was outdated.
 */
export function operationMutation<Id extends WriteId>(client: ApiClient, operationId: Id) {
  return {
    mutationKey: [operationId] as const,
    // Fails at once while offline, because an order must not be placed automatically minutes later.
    networkMode: 'always' as const,
    mutationFn: async (input: OperationInput<Id>, { client: queryClient }: MutationContext): Promise<OperationResult<Id>> => {
      try {
        // The input belongs to the operation, which the compiler can't see for a generic id.
        return await client.call<WriteId>(operationId, input as never);
      } finally {
        // Without any cached data nothing is stale, so guest pages never load the table.
        if (queryClient) await refresh(queryClient, operationId);
      }
    },
  };
}

async function refresh(queryClient: QueryClient, operationId: WriteId): Promise<void> {
  const { refreshOperations, staleAfterWrite } = await import('./invalidations.ts');
  refreshOperations(queryClient, staleAfterWrite(operationId));
}
