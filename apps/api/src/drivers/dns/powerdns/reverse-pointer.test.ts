import { expect, test } from 'vitest';
import { reversePointer } from './reverse-pointer.ts';

test('without a zone, the record belongs to the smallest that exists, or to a new /24 or /48', () => {
  expect(reversePointer('203.0.113.24')).toEqual({
    name: '24.113.0.203.in-addr.arpa',
    enclosing: ['24.113.0.203.in-addr.arpa', '113.0.203.in-addr.arpa', '0.203.in-addr.arpa', '203.in-addr.arpa'],
    newZone: '113.0.203.in-addr.arpa',
  });
});

test.each([
  ['203.0.113.24', '0.203.in-addr.arpa', '24.113.0.203.in-addr.arpa'],
  ['203.0.113.24', '0-63.113.0.203.in-addr.arpa', '24.0-63.113.0.203.in-addr.arpa'],
  ['2001:db8:40::1', '8.b.d.0.1.0.0.2.ip6.arpa', `${'1.'.padEnd(40, '0.')}0.4.0.0.8.b.d.0.1.0.0.2.ip6.arpa`],
])('%s in the zone %s is %s', (ip, zone, name) => {
  expect(reversePointer(ip, zone)).toEqual({ name, enclosing: [zone], newZone: zone });
});
