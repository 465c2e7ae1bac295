import type { ClientScope } from '../../operations/client-scope.ts';
import type { Transaction } from '../../platform/database/database.ts';

type Request = { at: Date; reason: string; endsOn: string };

/** Cancellations by the client. */
export const cancellationRepository = (tx: Transaction, { clientId }: ClientScope) => ({
  /** Returns true if this call requested the cancellation. */
  async request(serviceId: number, { at, reason, endsOn }: Request): Promise<boolean> {
    const result = await tx
      .updateTable('service')
      .set({ cancel_requested_at: at, cancel_reason: reason, cancel_ends_on: endsOn })
      .where('id', '=', serviceId)
      .where('client_id', '=', clientId)
      .where('status', 'in', ['active', 'suspended'])
      .where('cancel_requested_at', 'is', null)
      .executeTakeFirstOrThrow();
    return result.numUpdatedRows === 1n;
  },
  /** Returns true if this call withdrew the cancellation. */
  async withdraw(serviceId: number): Promise<boolean> {
    const result = await tx
      .updateTable('service')
      .set({ cancel_requested_at: null, cancel_reason: null, cancel_ends_on: null })
      .where('id', '=', serviceId)
      .where('client_id', '=', clientId)
      .where('status', 'in', ['active', 'suspended'])
      .where('cancel_requested_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return result.numUpdatedRows === 1n;
  },
});
