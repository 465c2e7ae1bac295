import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';

export const livingServicesRepository = (tx: Transaction) => ({
  count: async (tariffs: readonly string[]): Promise<{ tariff: string; living: number }[]> =>
    tx
      .selectFrom('service')
      .select((select) => ['tariff', select.fn.countAll<number>().as('living')])
      .where('tariff', 'in', tariffs)
      .where('status', '<>', 'delete')
      .groupBy('tariff')
      .execute(),
  lock: async (tariff: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`portico:tariff:${tariff}`}, 0))`.execute(tx);
  },
});
