import type { ServerAddress } from '@portico/drivers/provisioning-driver';
import type { Transaction } from '../../platform/database/database.ts';

type FromPool<Value> = Value & { poolId: number };

/** The addresses of a service of any client. */
export const allAddressesRepository = (tx: Transaction, serviceId: number) => ({
  mac: async (): Promise<string | null> =>
    (await tx.selectFrom('service').select('mac').where('id', '=', serviceId).executeTakeFirstOrThrow()).mac,
  isMacFree: async (mac: string): Promise<boolean> =>
    (await tx.selectFrom('service').select('id').where('mac', '=', mac).executeTakeFirst()) === undefined,
  async setMac(mac: string): Promise<void> {
    await tx.updateTable('service').set({ mac }).where('id', '=', serviceId).execute();
  },
  /** Returns the IPv4 addresses, the main one first, with the network of their pool. */
  ipv4: () =>
    tx
      .selectFrom('service_address')
      .leftJoin('address_pool', 'address_pool.id', 'service_address.pool_id')
      .select(['ip', 'service_address.gateway', 'service_address.prefix_length as prefixLength', 'bridge', 'vlan'])
      .where('service_id', '=', serviceId)
      .where('released_at', 'is', null)
      .orderBy('position')
      .execute(),
  ipv6: () =>
    tx
      .selectFrom('service_prefix')
      .select(['prefix', 'gateway'])
      .where('service_id', '=', serviceId)
      .where('released_at', 'is', null)
      .executeTakeFirst(),
  async addIpv4(addresses: readonly FromPool<ServerAddress>[]): Promise<void> {
    const rows = addresses.map(({ ip, gateway, prefixLength, poolId }, index) => ({
      service_id: serviceId,
      position: index + 1,
      ip,
      gateway,
      prefix_length: prefixLength,
      pool_id: poolId,
    }));
    await tx.insertInto('service_address').values(rows).execute();
  },
  async addIpv6({ prefix, gateway, poolId }: FromPool<{ prefix: string; gateway: string }>): Promise<void> {
    await tx.insertInto('service_prefix').values({ service_id: serviceId, prefix, gateway, pool_id: poolId }).execute();
  },
  async release(at: Date): Promise<void> {
    for (const table of ['service_address', 'service_prefix'] as const) {
      await tx.updateTable(table).set({ released_at: at }).where('service_id', '=', serviceId).where('released_at', 'is', null).execute();
    }
  },
});
