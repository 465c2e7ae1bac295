import type { Insertable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { StaffLogTable } from '../../platform/database/tables/staff-tables.ts';

export type LogFilter = {
  clientId?: number | undefined;
  staff?: string | undefined;
  operation?: string | undefined;
  subject?: string | undefined;
  /** Only entries before this one. */
  before?: number | undefined;
};

/** The staff log, which is about all clients. The database refuses to change or delete an entry. */
export const allStaffLogRepository = (tx: Transaction) => ({
  async insert(row: Insertable<StaffLogTable>): Promise<number> {
    const { id } = await tx.insertInto('staff_log').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  /** Returns the newest entries first. */
  list: ({ clientId, staff, operation, subject, before }: LogFilter, limit: number) =>
    tx
      .selectFrom('staff_log')
      .selectAll()
      .where((where) =>
        where.and([
          ...(clientId === undefined ? [] : [where('client_id', '=', clientId)]),
          ...(staff === undefined ? [] : [where('staff', '=', staff)]),
          ...(operation === undefined ? [] : [where('operation', '=', operation)]),
          ...(subject === undefined ? [] : [where('subject', '=', subject)]),
          ...(before === undefined ? [] : [where('id', '<', before)]),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
});
