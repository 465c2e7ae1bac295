import * as v from 'valibot';
import { expect, test } from 'vitest';
import { serverAddress, writeSeed, type Seed } from './seed-files.ts';

const seed: Seed = {
  serviceId: 31,
  generation: 2,
  hostname: 'one.example.com',
  network: {
    mac: '52:54:00:1a:2b:3c',
    bridge: null,
    vlan: null,
    ipv4: [
      { ip: '198.51.100.7', gateway: '198.51.100.1', prefixLength: 24 },
      { ip: '203.0.113.9', gateway: '203.0.113.1', prefixLength: 32 },
    ],
    ipv6: { prefix: '2001:db8:40:7::/64', gateway: 'fe80::1' },
  },
  nameservers: ['198.51.100.53'],
  passwordHash: '$6$salt$hash',
  sshKey: 'ssh-ed25519 AAAA one',
};

const filesOf = (changes: Partial<Seed>) => writeSeed({ ...seed, ...changes });

const read = <Entries extends v.ObjectEntries>(json: string, entries: Entries) => v.parse(v.object(entries), JSON.parse(json));

function userData(changes: Partial<Seed>): unknown {
  const [first, ...rest] = filesOf(changes)['user-data'].split('\n');
  expect(first).toBe('#cloud-config');
  return JSON.parse(rest.join('\n'));
}

function mainInterface(network: Partial<Seed['network']>): { routes: unknown[] } {
  const main = v.looseObject({ routes: v.array(v.unknown()) });
  const json = filesOf({ network: { ...seed.network, ...network } })['network-config'];
  return read(json, { ethernets: v.object({ main }) }).ethernets.main;
}

test('a reinstall is a new instance for cloud-init', () => {
  const instance = (generation: number) => read(filesOf({ generation })['meta-data'], { 'instance-id': v.string() })['instance-id'];
  expect([instance(1), instance(2)]).toEqual(['portico-31-1', 'portico-31-2']);
});

test('root gets the password hash and the key', () => {
  expect(userData({})).toMatchObject({
    ssh_authorized_keys: ['ssh-ed25519 AAAA one'],
    chpasswd: { users: [{ name: 'root', password: '$6$salt$hash', type: 'hash' }] },
  });
});

test('signing in by password stays off without a password', () => {
  const data = userData({ passwordHash: null });
  for (const name of ['ssh_pwauth', 'chpasswd', 'write_files']) expect(data).not.toHaveProperty(name);
});

test('all addresses are configured on the interface with the MAC', () => {
  expect(mainInterface({})).toMatchObject({
    match: { macaddress: '52:54:00:1a:2b:3c' },
    addresses: ['198.51.100.7/24', '203.0.113.9/32', '2001:db8:40:7::1/64'],
    routes: [
      { to: '0.0.0.0/0', via: '198.51.100.1' },
      { to: '::/0', via: 'fe80::1' },
    ],
    nameservers: { addresses: ['198.51.100.53'] },
  });
});

test('a gateway outside the network is reached over the link', () => {
  const { routes } = mainInterface({ ipv4: [{ ip: '203.0.113.9', gateway: '198.51.100.1', prefixLength: 32 }] });
  expect(routes[0]).toEqual({ to: '0.0.0.0/0', via: '198.51.100.1', 'on-link': true });
});

test.each([
  ['2001:db8:40:7::1', '2001:db8:40:7::2/64'],
  ['2001:db8:40:7::ff', '2001:db8:40:7::1/64'],
])("a server doesn't take its gateway's address %s", (gateway, address) => {
  expect(serverAddress({ prefix: '2001:db8:40:7::/64', gateway })).toBe(address);
});
