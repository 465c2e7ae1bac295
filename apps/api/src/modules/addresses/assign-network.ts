import { randomBytes } from 'node:crypto';
import type { Failure, ServerNetwork } from '@portico/drivers/provisioning-driver';
import { canonicalAddress } from '@portico/validation/rdns';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { allAddressPoolsRepository, type PoolRow } from './all-address-pools.repository.ts';
import { allAddressesRepository } from './all-addresses.repository.ts';
import { heldAfter } from './quarantine.ts';

export type AddressNeed = { serviceId: number; driver: string | null; country: string; ipv4Count: number };

/**
 * Assigns addresses to a service, whose row must be locked, and returns them. Repeating the call returns the same. They come from pools of
 * its driver and country, the most specific first: all IPv4 addresses from one pool, and a /64 from one of the same bridge and VLAN. A
 * provider without such an IPv6 pool has no IPv6. Fails with `pool-full` and assigns nothing if a pool doesn't have enough.
 */
export async function assignNetwork(app: App, tx: Transaction, need: AddressNeed): Promise<ServerNetwork | Failure> {
  const known = await networkOf(tx, need.serviceId);
  if (known !== null) return known;
  const addresses = allAddressesRepository(tx, need.serviceId);
  const pools = allAddressPoolsRepository(tx, heldAfter(app));
  const usable = (await pools.lockAll()).filter((pool) => fits(pool, need)).toSorted((one, other) => specificity(other) - specificity(one));
  const ipv4 = await freeIpv4(usable.filter(isIpv4));
  if (ipv4 === null)
    return poolFull(`no IPv4 pool of driver ${need.driver ?? 'any'} in ${need.country} has ${need.ipv4Count} free addresses`);
  const besides = usable.filter((pool) => !isIpv4(pool) && pool.bridge === ipv4.pool.bridge && pool.vlan === ipv4.pool.vlan);
  const ipv6 = await freeIpv6(besides);
  if (ipv6 === null && besides.length > 0)
    return poolFull(`no IPv6 pool of driver ${need.driver ?? 'any'} in ${need.country} has a free /64`);
  const { id: poolId, gateway, prefix_length: prefixLength } = ipv4.pool;
  await addresses.addIpv4(ipv4.free.map((ip) => ({ ip, gateway, prefixLength, poolId })));
  if (ipv6 !== null) await addresses.addIpv6({ prefix: ipv6.prefix, gateway: ipv6.pool.gateway, poolId: ipv6.pool.id });
  if ((await addresses.mac()) === null) await addresses.setMac(await freeMac());
  return (await networkOf(tx, need.serviceId)) ?? poolFull('the addresses are gone');

  async function freeIpv4(from: readonly PoolRow[]): Promise<{ pool: PoolRow; free: string[] } | null> {
    for (const pool of from) {
      const free = await pools.freeIpv4(pool, need.ipv4Count);
      if (free.length === need.ipv4Count) return { pool, free };
    }
    return null;
  }

  async function freeIpv6(from: readonly PoolRow[]): Promise<{ pool: PoolRow; prefix: string } | null> {
    for (const pool of from) {
      const network = await pools.freeIpv6(pool);
      if (network !== undefined) return { pool, prefix: `${canonicalAddress(network) ?? network}/64` };
    }
    return null;
  }

  /** Random, so that two installations in one network don't collide. The locked pools keep another transaction from taking the same. */
  async function freeMac(): Promise<string> {
    for (;;) {
      const mac = `52:54:${[...randomBytes(4)].map((byte) => byte.toString(16).padStart(2, '0')).join(':')}`;
      if (await addresses.isMacFree(mac)) return mac;
    }
  }
}

/** Returns the addresses of a service, or null if it has none. */
export async function networkOf(tx: Transaction, serviceId: number): Promise<ServerNetwork | null> {
  const addresses = allAddressesRepository(tx, serviceId);
  const rows = await addresses.ipv4();
  const mac = await addresses.mac();
  const [main] = rows;
  if (main === undefined || mac === null) return null;
  const ipv4 = rows.map(({ ip, gateway, prefixLength }) => ({ ip, gateway, prefixLength }));
  return { mac, bridge: main.bridge, vlan: main.vlan, ipv4, ipv6: (await addresses.ipv6()) ?? null };
}

/** Releases the addresses of a removed server. They stay in quarantine for ADDRESS_QUARANTINE_HOURS. */
export async function releaseNetwork(tx: Transaction, serviceId: number, at: Date): Promise<void> {
  await allAddressesRepository(tx, serviceId).release(at);
}

function fits({ driver, country }: PoolRow, need: AddressNeed): boolean {
  return (driver === null || driver === need.driver) && (country === null || country === need.country);
}

/** The country counts more: its pools are where the server is. */
const specificity = ({ driver, country }: PoolRow) => (country === null ? 0 : 2) + (driver === null ? 0 : 1);
const isIpv4 = ({ first_ip: first }: PoolRow) => !first.includes(':');
const poolFull = (reason: string): Failure => ({ status: 'failed', code: 'pool-full', reason });
