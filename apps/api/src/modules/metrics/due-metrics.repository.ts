import type { Transaction } from '../../platform/database/database.ts';

/** Services whose metrics are due for collection. */
export const dueMetricsRepository = (tx: Transaction) => ({
  /** Takes services that no other process is collecting and schedules the next collection, even if this one fails. */
  async take(now: Date, againAt: Date, limit: number): Promise<{ id: number; driver: string | null }[]> {
    const rows = await tx
      .updateTable('service_metrics')
      .set({ due_at: againAt })
      .where('service_id', 'in', (from) =>
        from
          .selectFrom('service_metrics')
          .select('service_id')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(limit)
          .forNoKeyUpdate()
          .skipLocked(),
      )
      .returning('service_id')
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ service_id: serviceId }) => serviceId);
    return await tx.selectFrom('service').select(['id', 'driver']).where('id', 'in', ids).execute();
  },
});
