import type { Transaction } from '../../platform/database/database.ts';

type Request = { at: Date; reason: string; endsOn: string };

export const cancellationRepository = (tx: Transaction) => ({
  /** Returns true if this call requested the cancellation. */
  async request(serviceId: number, { at, reason, endsOn }: Request): Promise<boolean> {
    const result = await tx
      .updateTable('service')
      .set({ cancel_requested_at: at, cancel_reason: reason, cancel_ends_on: endsOn })
      .where('id', '=', serviceId)
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
      .where('status', 'in', ['active', 'suspended'])
      .where('cancel_requested_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return result.numUpdatedRows === 1n;
  },
  /** Returns cancelled services whose last day has passed. */
  async due(today: string, limit: number): Promise<{ id: number; clientId: number }[]> {
    return await tx
      .selectFrom('service')
      .select(['id', 'client_id as clientId'])
      .where('cancel_requested_at', 'is not', null)
      .where('status', 'in', ['active', 'suspended'])
      .where('cancel_ends_on', '<=', today)
      .orderBy('cancel_ends_on')
      .limit(limit)
      .execute();
  },
  /** Ends a service whose last day has passed. Returns false if the cancellation was withdrawn or the service has already ended. */
  async end(serviceId: number, today: string): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('service')
      .set({ status: 'delete' })
      .where('id', '=', serviceId)
      .where('cancel_requested_at', 'is not', null)
      .where('status', 'in', ['active', 'suspended'])
      .where('cancel_ends_on', '<=', today)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});
