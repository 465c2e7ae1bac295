import type { StreamEvent } from '@portico/contract';
import type { OperationId } from '@portico/contract/operations';
import type { QueryClient } from '@tanstack/react-query';

/** Which answers each kind of event makes stale. A new kind does not compile before it is named here. */
const invalidations: Readonly<Record<StreamEvent['type'], readonly OperationId[]>> = {
  'account.changed': ['getAccountMeta'],
  'invoice.changed': ['listInvoices', 'getInvoice'],
  'payment.changed': ['getInvoice', 'syncPayment'],
  'service.changed': ['listServices'],
  'ticket.changed': [],
};

/** The operations to read again after an event; empty for a kind that a newer server may send. */
export function invalidationsOf(event: StreamEvent): readonly OperationId[] {
  return Object.hasOwn(invalidations, event.type) ? invalidations[event.type] : [];
}

/** Reads again what is shown of these operations; what is not shown is read when it is needed next. */
export async function refreshOperations(queryClient: QueryClient, operationIds: readonly OperationId[]): Promise<void> {
  await Promise.all(operationIds.map((operationId) => queryClient.invalidateQueries({ queryKey: [operationId] })));
}
