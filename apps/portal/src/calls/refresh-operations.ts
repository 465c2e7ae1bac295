import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '@portico/contract/operations';

/** What these operations answered is stale: what is on the screen is read again now, the rest when it is shown. */
export function refreshOperations(client: QueryClient, operations: readonly OperationId[]): void {
  for (const operation of operations) void client.invalidateQueries({ queryKey: [operation] });
}
