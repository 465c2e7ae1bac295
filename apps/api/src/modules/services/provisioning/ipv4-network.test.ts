import { expect, test } from 'vitest';
import { networkOf } from './ipv4-network.ts';

test.each([
  ['203.0.113.24', 24, '255.255.255.0', '203.0.113.0/24'],
  ['203.0.113.24', 29, '255.255.255.248', '203.0.113.24/29'],
  ['198.18.200.7', 15, '255.254.0.0', '198.18.0.0/15'],
  ['255.255.255.255', 32, '255.255.255.255', '255.255.255.255/32'],
])('returns the network of %s/%i', (ip, prefixLength, netmask, subnet) => {
  expect(networkOf(ip, prefixLength)).toEqual({ netmask, subnet });
});
