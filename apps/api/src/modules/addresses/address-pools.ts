import { addressPoolProblems, type AddressPool } from '@portico/drivers/address-pool';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { PublishedName } from '@portico/drivers/dns-publisher';
import type { App } from '../../app.ts';
import { OperatorError } from '../../operator/operator-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Staff } from '../../operator/staff.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { allAddressPoolsRepository, type PoolRow } from './all-address-pools.repository.ts';
import { hostRoutes, overlapping, spanOf } from './host-routes.ts';
import { heldAfter } from './quarantine.ts';

type Clock = Pick<App, 'configuration' | 'now'>;

/** Creates the pools that the configuration declares. Pools that exist are left as they are. @throws ConfigurationError if one overlaps */
export async function addDeclaredPools(app: Clock & Pick<App, 'plugins'>, tx: Transaction): Promise<void> {
  const pools = allAddressPoolsRepository(tx, app.now());
  const known = new Set((await pools.list()).map(({ name }) => name));
  for (const pool of app.plugins.flatMap(({ addressPools = [] }) => addressPools)) {
    if (known.has(pool.name)) continue;
    const overlap = await overlappingPool(tx, pool);
    if (overlap !== undefined) throw new ConfigurationError(`The address pool ${pool.name} overlaps the pool ${overlap.name}.`);
    await pools.add(pool, app.now());
  }
}

/** @throws OperatorError if it is invalid, exists, or overlaps another pool or, unless `despiteRoutes`, a route of this host */
export async function addPool(
  app: Clock,
  tx: Transaction,
  { pool, despiteRoutes }: { pool: AddressPool; despiteRoutes: boolean },
  staff: Staff,
): Promise<void> {
  const [problem] = addressPoolProblems(pool);
  if (problem !== undefined) throw new OperatorError(`This isn't a pool: ${problem}.`);
  const overlap = await overlappingPool(tx, pool);
  if (overlap !== undefined) throw new OperatorError(`It overlaps the pool ${overlap.name}.`);
  const route = despiteRoutes ? undefined : overlapping(spanOf(pool), await hostRoutes());
  if (route !== undefined) {
    throw new OperatorError(
      `This host reaches ${route.network} by ${route.device}, so servers with these addresses could cut it off. If that is their network, add --despite-routes.`,
    );
  }
  if (!(await allAddressPoolsRepository(tx, app.now()).add(pool, app.now()))) throw new OperatorError(`There is a pool ${pool.name}.`);
  const { name: subject, gateway, driver = null, country = null, bridge = null, vlan = null, reverseZone = null } = pool;
  const range = 'prefix' in pool ? pool.prefix : `${pool.first}-${pool.last}`;
  const details = { range, gateway, driver, country, bridge, vlan, reverseZone };
  await recordChange(tx, staff, { operation: 'addAddressPool', subject, details }, app.now());
}

/**
 * Removes a pool. Its addresses in quarantine stay there, also for a later pool of them.
 * @throws OperatorError if there is none of that name, or a server has an address of it
 */
export async function removePool(app: Clock, tx: Transaction, name: string, staff: Staff): Promise<void> {
  const pools = allAddressPoolsRepository(tx, heldAfter(app));
  await pools.lockAll();
  const pool = await findPool(app, tx, name);
  if (pool.assigned > 0) throw new OperatorError(`Servers have ${pool.assigned} addresses of the pool ${name}.`);
  await pools.remove(pool.id);
  await recordChange(tx, staff, { operation: 'removeAddressPool', subject: name }, app.now());
}

/** Counts addresses, or /64 networks for IPv6. */
export type ShownPool = Pick<PoolRow, 'id' | 'name' | 'driver' | 'country' | 'gateway' | 'bridge' | 'vlan'> & {
  reverseZone: string | null;
  first: string;
  last: string;
  prefixLength: number;
  total: number;
  assigned: number;
  quarantined: number;
};

export async function listPools(app: Clock, tx: Transaction): Promise<ShownPool[]> {
  const pools = allAddressPoolsRepository(tx, heldAfter(app));
  const shown: ShownPool[] = [];
  for (const row of await pools.list()) shown.push(show(row, await pools.held(row)));
  return shown;
}

/** @throws OperatorError if there is none of that name */
export async function findPool(app: Clock, tx: Transaction, name: string): Promise<ShownPool> {
  const pools = allAddressPoolsRepository(tx, heldAfter(app));
  const row = await pools.find(name);
  if (row === undefined) throw new OperatorError(`There is no pool ${name}.`);
  return show(row, await pools.held(row));
}

function show(row: PoolRow, held: { assigned: number; quarantined: number }): ShownPool {
  const { first_ip: first, last_ip: last, prefix_length: prefixLength, reverse_zone: reverseZone } = row;
  const { id, name, driver, country, gateway, bridge, vlan } = row;
  const [start, end] = spanOf({ first, last });
  const step = first.includes(':') ? 2n ** 64n : 1n;
  const total = Number((end - start) / step) + 1;
  return { id, name, driver, country, gateway, bridge, vlan, reverseZone, first, last, prefixLength, total, ...held };
}

/** Returns the names with the reverse zones that the pools of their addresses name. */
export async function inReverseZones(tx: Transaction, names: readonly PublishedName[]): Promise<PublishedName[]> {
  const zones = await allAddressPoolsRepository(tx, new Date(0)).reverseZones(names.map(({ ip }) => ip));
  return names.map((name) => {
    const zone = zones.get(name.ip);
    return zone === undefined ? name : { ...name, zone };
  });
}

async function overlappingPool(tx: Transaction, pool: AddressPool): Promise<PoolRow | undefined> {
  const [first, last] = spanOf(pool);
  const isIpv6 = 'prefix' in pool;
  const rows = await allAddressPoolsRepository(tx, new Date(0)).list();
  return rows.find((row) => {
    if (row.first_ip.includes(':') !== isIpv6) return false;
    const [start, end] = spanOf({ first: row.first_ip, last: row.last_ip });
    return start <= last && first <= end;
  });
}
