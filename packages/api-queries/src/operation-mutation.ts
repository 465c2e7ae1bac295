import type { ApiClient } from '@portico/api-client/api-client';
import type { OperationInput, OperationResult, WriteId } from '@portico/api-client/operation-types';
import type { QueryClient } from '@tanstack/react-query';

/** What a mutation is told of where it runs; without a cache nothing can be stale. */
type MutationContext = { client: QueryClient | undefined };

/**
 * The mutation of an operation that changes something. Its variables are the operation's query, body and key. What it makes stale is read
 * again after a refusal too: "paid already" means that the screen was behind.
 */
export function operationMutation<Id extends WriteId>(client: ApiClient, operationId: Id) {
  return {
    mutationKey: [operationId] as const,
    // Offline it fails at once: an order must not be placed by itself minutes later.
    networkMode: 'always' as const,
    mutationFn: async (input: OperationInput<Id>, { client: queryClient }: MutationContext): Promise<OperationResult<Id>> => {
      try {
        // The input is the operation's own, which the compiler cannot see for an id that is not known yet.
        return await client.call<WriteId>(operationId, input as never);
      } finally {
        // Before anything was read nothing is stale: the pages of guests never load the table.
        if (queryClient) await refresh(queryClient, operationId);
      }
    },
  };
}

async function refresh(queryClient: QueryClient, operationId: WriteId): Promise<void> {
  const { refreshOperations, staleAfterWrite } = await import('./invalidations.ts');
  refreshOperations(queryClient, staleAfterWrite(operationId));
}
