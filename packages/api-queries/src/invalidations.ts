import type { StreamEvent } from '@portico/contract';
import type { OperationId } from '@portico/contract/operations';

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
