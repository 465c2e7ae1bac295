import { sql, type Selectable, type Updateable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { LastCounters, ServiceMetricsTable, TrafficFigures } from '../../platform/database/tables/traffic-tables.ts';
import type { DayOfFigures, HourOfFigures } from './roll-up.ts';

type NewCursor = { readUntil: Date; dueAt: Date; bookedUntil: string; counters: LastCounters };

export type Cursor = Selectable<ServiceMetricsTable>;

const added = (column: keyof TrafficFigures, table: string) =>
  sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
const addedFigures = (table: string) => ({
  in_bytes: added('in_bytes', table),
  out_bytes: added('out_bytes', table),
  cpu_tenths: added('cpu_tenths', table),
  seconds: added('seconds', table),
  memory_tenths: added('memory_tenths', table),
  disk_tenths: added('disk_tenths', table),
  usage_seconds: added('usage_seconds', table),
});

/** The metrics of a service of any client, for jobs and listeners. */
export const allMetricsRepository = (tx: Transaction, serviceId: number) => ({
  find: (): Promise<Cursor | undefined> =>
    tx.selectFrom('service_metrics').selectAll().where('service_id', '=', serviceId).executeTakeFirst(),
  /** Does nothing if the service already has a cursor. */
  async begin({ readUntil, dueAt, bookedUntil, counters }: NewCursor): Promise<void> {
    await tx
      .insertInto('service_metrics')
      .values({
        service_id: serviceId,
        read_until: readUntil,
        due_at: dueAt,
        booked_until: bookedUntil,
        counters: JSON.stringify(counters),
      })
      .onConflict((conflict) => conflict.column('service_id').doNothing())
      .execute();
  },
  /** Moves the cursor. Returns false if another reader has moved it since `from` was read. */
  async advance(from: Cursor, changes: Updateable<ServiceMetricsTable>): Promise<boolean> {
    const result = await tx
      .updateTable('service_metrics')
      .set(changes)
      .where('service_id', '=', serviceId)
      .where('read_until', '=', from.read_until)
      .where('booked_until', '=', from.booked_until)
      .executeTakeFirstOrThrow();
    return result.numUpdatedRows === 1n;
  },
  async addHours(hours: readonly HourOfFigures[]): Promise<void> {
    const rows = hours.map((hour) => ({ service_id: serviceId, ...hour }));
    await tx
      .insertInto('service_traffic_hour')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['service_id', 'hour']).doUpdateSet(addedFigures('service_traffic_hour')))
      .execute();
  },
  async addDays(days: readonly DayOfFigures[]): Promise<void> {
    const rows = days.map((day) => ({ service_id: serviceId, ...day }));
    await tx
      .insertInto('service_traffic_day')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['service_id', 'day']).doUpdateSet(addedFigures('service_traffic_day')))
      .execute();
  },
  hours: (from: Date, until: Date) =>
    tx
      .selectFrom('service_traffic_hour')
      .selectAll()
      .where('service_id', '=', serviceId)
      .where('hour', '>=', from)
      .where('hour', '<=', until)
      .execute(),
  days: (from: string, until: string) =>
    tx
      .selectFrom('service_traffic_day')
      .selectAll()
      .where('service_id', '=', serviceId)
      .where('day', '>=', from)
      .where('day', '<=', until)
      .execute(),
  /** Returns incoming plus outgoing bytes from the day `from` to the day `until`, inclusive. */
  async usedBytes(from: string, until: string): Promise<number> {
    const row = await tx
      .selectFrom('service_traffic_day')
      .select(sql<number>`coalesce(sum(in_bytes + out_bytes), 0)::bigint`.as('bytes'))
      .where('service_id', '=', serviceId)
      .where('day', '>=', from)
      .where('day', '<=', until)
      .executeTakeFirstOrThrow();
    return row.bytes;
  },
  async forgetCounters(): Promise<void> {
    await tx.updateTable('service_metrics').set({ counters: null }).where('service_id', '=', serviceId).execute();
  },
  async forgetHours(before: Date): Promise<void> {
    await tx.deleteFrom('service_traffic_hour').where('service_id', '=', serviceId).where('hour', '<', before).execute();
  },
  async forgetDays(before: string): Promise<void> {
    await tx.deleteFrom('service_traffic_day').where('service_id', '=', serviceId).where('day', '<', before).execute();
  },
  async end(): Promise<void> {
    await tx.deleteFrom('service_metrics').where('service_id', '=', serviceId).execute();
  },
});
