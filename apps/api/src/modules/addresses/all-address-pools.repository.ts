import { sql, type Selectable } from 'kysely';
import type { AddressPool } from '@portico/drivers/address-pool';
import type { Transaction } from '../../platform/database/database.ts';
import type { AddressPoolTable } from '../../platform/database/tables/address-tables.ts';

export type PoolRow = Selectable<AddressPoolTable>;

/** Addresses released before `heldAfter` are free again. */
export const allAddressPoolsRepository = (tx: Transaction, heldAfter: Date) => {
  const heldIpv4 = ({ first_ip: first, last_ip: last }: PoolRow) => sql`
    select ip::inet as ip from service_address
    where (released_at is null or released_at > ${heldAfter}) and ip::inet between ${first}::inet and ${last}::inet`;
  const heldIpv6 = ({ first_ip: first, last_ip: last }: PoolRow) => sql`
    select prefix::inet as ip from service_prefix
    where (released_at is null or released_at > ${heldAfter}) and prefix::inet between ${first}::inet and ${last}::inet`;
  return {
    list: (): Promise<PoolRow[]> => tx.selectFrom('address_pool').selectAll().orderBy('id').execute(),
    find: (name: string): Promise<PoolRow | undefined> =>
      tx.selectFrom('address_pool').selectAll().where('name', '=', name).executeTakeFirst(),
    /** Locks every pool, always in this order, because an order's services may need several. */
    lockAll: (): Promise<PoolRow[]> => tx.selectFrom('address_pool').selectAll().orderBy('id').forNoKeyUpdate().execute(),
    /** Returns false if there is a pool of that name. @throws an exclusion violation if it overlaps another pool */
    async add(pool: AddressPool, at: Date): Promise<boolean> {
      const { name, driver = null, country = null, gateway, bridge = null, vlan = null, reverseZone = null } = pool;
      const span =
        'prefix' in pool
          ? {
              first_ip: sql<string>`set_masklen(${pool.prefix}::inet, 64)`,
              last_ip: sql<string>`network(set_masklen(broadcast(${pool.prefix}::inet), 64))`,
              prefix_length: 64,
            }
          : { first_ip: pool.first, last_ip: pool.last, prefix_length: pool.prefixLength };
      const row = await tx
        .insertInto('address_pool')
        .values({ name, driver, country, gateway, bridge, vlan, reverse_zone: reverseZone, ...span, created_at: at })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Returns the reverse zones of those addresses whose pool names one. */
    async reverseZones(ips: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ips.length === 0) return new Map();
      const { rows } = await sql<{ ip: string; zone: string }>`
        select asked.ip, pool.reverse_zone as zone
        from (values ${sql.join(ips.map((ip) => sql`(${ip}::text)`))}) asked (ip)
        join address_pool pool on pool.reverse_zone is not null and
          case when asked.ip like '%:%' then set_masklen(asked.ip::cidr, 64)::inet else asked.ip::inet end between pool.first_ip and pool.last_ip`.execute(
        tx,
      );
      return new Map(rows.map(({ ip, zone }) => [ip, zone]));
    },
    remove: (id: number) => tx.deleteFrom('address_pool').where('id', '=', id).execute(),
    /** Returns the lowest free addresses of an IPv4 pool, at most `count`. */
    async freeIpv4(pool: PoolRow, count: number): Promise<string[]> {
      const { rows } = await sql<{ ip: string }>`
        with held as (${heldIpv4(pool)})
        select distinct start.ip + n as address, host(start.ip + n) as ip
        from (select ${pool.first_ip}::inet as ip union select ip + 1 from held) start, generate_series(0, ${count - 1}::int) n
        where start.ip + n <= ${pool.last_ip}::inet and not exists (select from held where held.ip = start.ip + n)
        order by address limit ${count}`.execute(tx);
      return rows.map(({ ip }) => ip);
    },
    /** Returns the lowest free /64 of an IPv6 pool, or undefined. */
    async freeIpv6(pool: PoolRow): Promise<string | undefined> {
      const { rows } = await sql<{ network: string }>`
        with held as (${heldIpv6(pool)})
        select host(start.ip) as network
        from (select ${pool.first_ip}::inet as ip union select ip + 9223372036854775807 + 9223372036854775807 + 2 from held) start
        where start.ip <= ${pool.last_ip}::inet and not exists (select from held where held.ip = start.ip)
        order by start.ip limit 1`.execute(tx);
      return rows[0]?.network;
    },
    /** Returns the addresses or /64 networks of a pool that servers have, and those that are in quarantine. */
    async held(pool: PoolRow): Promise<{ assigned: number; quarantined: number }> {
      const table = pool.first_ip.includes(':') ? sql`(select prefix as ip, released_at from service_prefix)` : sql`service_address`;
      const { rows } = await sql<{ assigned: number; quarantined: number }>`
        select count(*) filter (where released_at is null)::int as assigned, count(*) filter (where released_at > ${heldAfter})::int as quarantined
        from ${table} held where ip::inet between ${pool.first_ip}::inet and ${pool.last_ip}::inet`.execute(tx);
      return rows[0] ?? { assigned: 0, quarantined: 0 };
    },
  };
};
