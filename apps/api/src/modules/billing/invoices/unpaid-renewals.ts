import type { ClientScope } from '../../../operations/client-scope.ts';
import type { UnpaidInvoice } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import type { Transaction } from '../../../platform/database/database.ts';
import { hasRight, type Holder } from '../../../operations/right.ts';
import { invoicesRepository } from './invoices.repository.ts';

/** Returns the unpaid renewal invoice of each service. Empty if the reader may not see invoices. */
export async function unpaidRenewals(
  tx: Transaction,
  reader: Holder & ClientScope,
  serviceIds: readonly number[],
): Promise<ReadonlyMap<number | null, UnpaidInvoice>> {
  if (serviceIds.length === 0 || !hasRight(reader, { area: 'billing', level: 'read' })) return new Map();
  const rows = await invoicesRepository(tx, reader).unpaidRenewals(serviceIds);
  return new Map(
    rows.map(({ service_id: serviceId, id, amount_cents: cents, due_date: due }) => [
      serviceId,
      { id, amount: eurosFromCents(cents), due_date: due },
    ]),
  );
}
