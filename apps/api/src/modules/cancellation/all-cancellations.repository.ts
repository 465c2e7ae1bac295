import type { Transaction } from '../../platform/database/database.ts';

/** Cancelled services of all clients, for the job that ends them. */
export const allCancellationsRepository = (tx: Transaction) => ({
  /** Returns cancelled services whose last day is over. */
  async due(today: string, limit: number): Promise<{ id: number; clientId: number }[]> {
    return await tx
      .selectFrom('service')
      .select(['id', 'client_id as clientId'])
      .where('cancel_requested_at', 'is not', null)
      .where('status', 'in', ['active', 'suspended'])
      .where('cancel_ends_on', '<', today)
      .orderBy('cancel_ends_on')
      .limit(limit)
      .execute();
  },
  /** Ends a service whose last day is over. Returns undefined if the cancellation was withdrawn or the service has already ended. */
  async end(serviceId: number, today: string): Promise<{ hostname: string } | undefined> {
    return await tx
      .updateTable('service')
      .set({ status: 'delete' })
      .where('id', '=', serviceId)
      .where('cancel_requested_at', 'is not', null)
      .where('status', 'in', ['active', 'suspended'])
      .where('cancel_ends_on', '<', today)
      .returning('hostname')
      .executeTakeFirst();
  },
});
