import type { AddressPool } from '@portico/drivers/address-pool';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { columns } from '../../operator/printed-values.ts';
import { addPool, findPool, listPools, removePool, type ShownPool } from './address-pools.ts';

export const addAddressPoolCommand = defineCommand('address-pool add', {
  parameters: ['NAME', 'RANGE'],
  options: ['--despite-routes'],
  values: ['--gateway', '--length', '--driver', '--country', '--bridge', '--vlan', '--reverse-zone'],
  isRecorded: true,
  about: 'Add addresses for servers: 198.51.100.10-198.51.100.250 with --gateway and --length, or an IPv6 prefix with --gateway',
  async run({ app, report, options, values, staff }, name, range) {
    const pool = readPool(name, range, values);
    const despiteRoutes = options.has('--despite-routes');
    const added = await app.database.transaction(async (tx) => {
      await addPool(app, tx, { pool, despiteRoutes }, staff);
      return await findPool(app, tx, name);
    });
    report(added, (print) => print(`Added the pool ${name} of ${added.total} ${unitOf(added)}.`));
    return true;
  },
});

export const listAddressPoolsCommand = defineCommand('address-pool list', {
  about: 'List the address pools and how much of each is assigned',
  async run({ app, report }) {
    const pools = await app.database.read((tx) => listPools(app, tx));
    report({ items: pools }, (print) => {
      if (pools.length === 0) print('No address pools.');
      for (const pool of pools) print(lineOf(pool));
    });
    return true;
  },
});

export const showAddressPoolCommand = defineCommand('address-pool show', {
  parameters: ['NAME'],
  about: 'Show an address pool: its range, network and use',
  async run({ app, report }, name) {
    const pool = await app.database.read((tx) => findPool(app, tx, name));
    report(pool, (print) => {
      print(lineOf(pool));
      print(`  Gateway      ${pool.gateway}, prefix length ${pool.prefixLength}`);
      print(`  Network      bridge ${pool.bridge ?? '-'}, VLAN ${pool.vlan ?? '-'}`);
      print(`  Reverse zone ${pool.reverseZone ?? '-'}`);
      print(`  Quarantined  ${pool.quarantined} of servers that were removed recently`);
    });
    return true;
  },
});

export const removeAddressPoolCommand = defineCommand('address-pool remove', {
  parameters: ['NAME'],
  isRecorded: true,
  about: 'Remove an address pool that no server has an address of',
  async run({ app, report, staff }, name) {
    await app.database.transaction((tx) => removePool(app, tx, name, staff));
    report({ name }, (print) => print(`Removed the pool ${name}.`));
    return true;
  },
});

function readPool(name: string, range: string, values: ReadonlyMap<string, string>): AddressPool {
  const given = (option: string) => values.get(option);
  const network = {
    name,
    gateway: given('--gateway') ?? '',
    ...(given('--driver') !== undefined && { driver: given('--driver') }),
    ...(given('--country') !== undefined && { country: given('--country') }),
    ...(given('--bridge') !== undefined && { bridge: given('--bridge') }),
    ...(given('--vlan') !== undefined && { vlan: Number(given('--vlan')) }),
    ...(given('--reverse-zone') !== undefined && { reverseZone: given('--reverse-zone') }),
  };
  if (network.gateway === '') throw new OperatorError('A pool needs --gateway=ADDRESS.');
  if (range.includes('/')) return { ...network, prefix: range };
  const [first = '', last] = range.split('-');
  const length = given('--length');
  if (length === undefined) throw new OperatorError('An IPv4 range needs --length=BITS, the length of its network, such as 24.');
  return { ...network, first, last: last ?? first, prefixLength: Number(length) };
}

const unitOf = ({ first }: ShownPool) => (first.includes(':') ? '/64 networks' : 'addresses');

function lineOf(pool: ShownPool): string {
  const { name, first, last, total, assigned, quarantined, driver, country } = pool;
  const free = `${total - assigned - quarantined} of ${total} free`;
  return columns([name, 16], [`${first} - ${last}`, 36], [free, 20], [`driver ${driver ?? 'any'}  country ${country ?? 'any'}`, 0]);
}
