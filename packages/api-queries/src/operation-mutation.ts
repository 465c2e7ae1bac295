import type { ApiClient } from '@portico/api-client/api-client';
import type { OperationInput, OperationResult, WriteId } from '@portico/api-client/operation-types';
import type { OperationId } from '@portico/contract/operations';
import { mutationOptions } from '@tanstack/react-query';

type Refreshing = {
  /** The operations whose answers this one changes. */
  refreshes: readonly OperationId[];
};

/**
 * The mutation of an operation that changes something. Its variables are the operation's query, body and key. What it `refreshes` is read
 * again after a refusal too: "paid already" means that the screen was behind.
 */
export function operationMutation<Id extends WriteId>(client: ApiClient, operationId: Id, { refreshes }: Refreshing) {
  return mutationOptions({
    mutationKey: [operationId],
    mutationFn: async (input: OperationInput<Id>, { client: queryClient }): Promise<OperationResult<Id>> => {
      try {
        return (await client.call<WriteId>(operationId, input as never)) as OperationResult<Id>;
      } finally {
        for (const stale of refreshes) void queryClient.invalidateQueries({ queryKey: [stale] });
      }
    },
  });
}
