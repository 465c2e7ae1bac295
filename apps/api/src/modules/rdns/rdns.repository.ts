import { sql } from 'kysely';
import type { OwnService } from '../services/own-service.ts';
import type { Transaction } from '../../platform/database/database.ts';

export type NamedAddress = { ip: string; name: string };

/** The reverse DNS names of a service. */
export const rdnsRepository = (tx: Transaction, { id: serviceId }: OwnService) => ({
  /** Returns the names ordered by address. */
  list: (): Promise<NamedAddress[]> =>
    tx
      .selectFrom('rdns_record')
      .select(['ip', 'name'])
      .where('service_id', '=', serviceId)
      .orderBy(sql`ip::inet`)
      .execute(),
  async add(names: readonly NamedAddress[]): Promise<void> {
    await tx
      .insertInto('rdns_record')
      .values(names.map((name) => ({ ...name, service_id: serviceId })))
      .execute();
  },
  /** Returns false if the address has no name. */
  async rename({ ip, name }: NamedAddress): Promise<boolean> {
    const result = await tx
      .updateTable('rdns_record')
      .set({ name })
      .where('ip', '=', ip)
      .where('service_id', '=', serviceId)
      .executeTakeFirstOrThrow();
    return result.numUpdatedRows === 1n;
  },
  /** Returns false if the address has no name. */
  async remove(ip: string): Promise<boolean> {
    const result = await tx.deleteFrom('rdns_record').where('ip', '=', ip).where('service_id', '=', serviceId).executeTakeFirstOrThrow();
    return result.numDeletedRows === 1n;
  },
  /** Returns the addresses whose names were removed. */
  async removeAll(): Promise<string[]> {
    const rows = await tx.deleteFrom('rdns_record').where('service_id', '=', serviceId).returning('ip').execute();
    return rows.map(({ ip }) => ip);
  },
});
