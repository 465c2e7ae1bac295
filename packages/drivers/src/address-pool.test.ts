import { expect, test } from 'vitest';
import { addressPoolProblems } from './address-pool.ts';

const ipv4 = { name: 'berlin', first: '198.51.100.10', last: '198.51.100.250', gateway: '198.51.100.1', prefixLength: 24 };
const ipv6 = { name: 'berlin-6', prefix: '2001:db8:40::/48', gateway: 'fe80::1' };

test.each<[string, object]>([
  ['an IPv4 range', ipv4],
  ['an IPv4 range of a driver, placement, bridge and VLAN', { ...ipv4, driver: 'libvirt', country: 'DE', bridge: 'br0', vlan: 12 }],
  ['single addresses behind a routed gateway', { ...ipv4, prefixLength: 32, gateway: '192.0.2.1', last: ipv4.first }],
  ['an IPv6 prefix', ipv6],
  ['a classless reverse zone', { ...ipv4, reverseZone: '0/26.100.51.198.in-addr.arpa' }],
  ['a reverse zone of an IPv6 prefix', { ...ipv6, reverseZone: '8.b.d.0.1.0.0.2.ip6.arpa' }],
])('accepts %s', (_what, pool) => {
  expect(addressPoolProblems(pool)).toEqual([]);
});

test.each<[string, object, string]>([
  ['a range that ends before it starts', { ...ipv4, last: '198.51.100.9' }, 'first must not be after last'],
  ['a gateway in the range', { ...ipv4, gateway: '198.51.100.20' }, 'the gateway must not be in the range'],
  [
    'a gateway of another network',
    { ...ipv4, gateway: '198.51.101.1' },
    'the range and the gateway must be in one network of that prefix length',
  ],
  ['the broadcast address', { ...ipv4, last: '198.51.100.255' }, 'the range must leave out the first and the last address of the network'],
  ['a VLAN that there is not', { ...ipv4, vlan: 4_095 }, 'vlan must be a whole number from 1 to 4094'],
  [
    'a reverse zone for IPv6 addresses',
    { ...ipv4, reverseZone: '8.b.d.0.1.0.0.2.ip6.arpa' },
    'reverseZone must be a zone in in-addr.arpa, in lower case',
  ],
  ['an unknown member', { ...ipv4, vlam: 1 }, 'vlam is unknown'],
  ['a missing gateway', { ...ipv6, gateway: undefined }, 'gateway is missing'],
  ['a prefix that is too long', { ...ipv6, prefix: '2001:db8::/72' }, 'prefix must be an IPv6 prefix of at most 64 bits'],
  ['a prefix with bits after its length', { ...ipv6, prefix: '2001:db8:40::1/48' }, 'prefix must have no bits after its length'],
  [
    'a gateway in the prefix',
    { ...ipv6, gateway: '2001:db8:40::1' },
    'the gateway must not be in the prefix, because a server may get its network; fe80::1 is a good one',
  ],
])('refuses %s', (_what, pool, problem) => {
  expect(addressPoolProblems(pool)).toContain(problem);
});
