import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressInPrefix, canonicalAddress, suffixInPrefix } from './rdns.ts';

/** The platform's canonical form: RFC 5952 except for addresses that embed an IPv4 address. */
const platformForm = (text: string) => new URL(`http://[${text}]/`).hostname.slice(1, -1);
const number = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n });
const zeroRich = fc
  .array(fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat(0xffff)), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.reduce((sum, group) => (sum << 16n) | BigInt(group), 0n));
const groupsOf = (address: bigint) => Array.from({ length: 8 }, (_, index) => Number((address >> BigInt(112 - index * 16)) & 0xffffn));
const full = (address: bigint) =>
  groupsOf(address)
    .map((group) => group.toString(16).padStart(4, '0'))
    .join(':');

/** Generates one of the many spellings of an address: leading zeros, capitals, any or no run of zero groups shortened. */
const spelling = (address: bigint) =>
  fc
    .record({ pad: fc.boolean(), upper: fc.boolean(), from: fc.nat(7), to: fc.nat(8), dotted: fc.boolean() })
    .map(({ pad, upper, from, to, dotted }) => {
      const groups = groupsOf(address);
      const words = groups.map((group) => group.toString(16).padStart(pad ? 4 : 1, '0'));
      const [high = 0, low = 0] = groups.slice(6);
      const end = Math.min(to, dotted ? 6 : 8);
      const canCut = end > from && groups.slice(from, end).every((group) => group === 0);
      const tail = dotted ? [`${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`] : words.slice(6);
      const all = [...words.slice(0, 6), ...tail];
      const text = canCut ? `${all.slice(0, from).join(':')}::${all.slice(end).join(':')}` : all.join(':');
      return upper ? text.toUpperCase() : text;
    });

describe('canonicalAddress', () => {
  test.each([
    ['2001:db8::1', '2001:db8::1'],
    ['2001:0db8:0:0::1', '2001:db8::1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['::', '::'],
    ['::1.2.3.4', '::102:304'],
    ['203.0.113.24', '203.0.113.24'],
  ])('the canonical address of %s is %s', (text, canonical) => {
    expect(canonicalAddress(text)).toBe(canonical);
  });

  test.each([
    '',
    ' ',
    '1',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '0x1.2.3.4',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    ':1:2:3:4:5:6:7',
    '12345::',
    '::g',
  ])('%j is no address', (text) => {
    expect(canonicalAddress(text)).toBeNull();
  });

  test.each(['fe80::1%eth0', '2001:db8::/64', '2001:db8::1 ', '[2001:db8::1]', '::1.2.3.4.5', '::1.2.3.04'])(
    '%j is no address because of its extra parts',
    (text) => {
      expect(canonicalAddress(text)).toBeNull();
    },
  );

  test('canonicalAddress is the same for every spelling of an address, and matches the platform', () => {
    fc.assert(
      fc.property(
        fc.oneof(number, zeroRich).chain((address) => fc.tuple(fc.constant(address), spelling(address))),
        ([address, text]) => {
          expect(isIPv6(text)).toBe(true);
          expect(canonicalAddress(text)).toBe(platformForm(full(address)));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('canonicalAddress accepts exactly what the platform accepts', () => {
    const piece = fc.constantFrom(':', '::', '0', '1', 'f', '00', 'abcd', '12345', '.', '1.2.3.4', 'g', ' ', '%1', '255', '256');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        if (!text.includes(':') || text.includes('%')) return;
        expect(canonicalAddress(text) !== null).toBe(isIPv6(text));
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('addressInPrefix', () => {
  test.each(['1', '::1', '0:0:0:1', '0001', '0:0:0:0:0:0:0:1', '2001:db8:40::1', '2001:0DB8:0040:0000::0001'])(
    'the suffix %s is ::1 of the prefix',
    (suffix) => {
      expect(addressInPrefix('2001:db8:40::/64', suffix)).toEqual({ address: '2001:db8:40::1' });
    },
  );

  test.each([
    ['ffff:ffff:ffff:ffff', { address: '2001:db8:40:0:ffff:ffff:ffff:ffff' }],
    ['::', { address: '2001:db8:40::' }],
    ['1:0:0:0:1', 'outside'],
    ['::1:0:0:0:0', 'outside'],
    ['2001:db8:41::1', 'outside'],
    ['1::', 'outside'],
    ['', 'invalid'],
    [':', 'invalid'],
    [':1', 'invalid'],
    ['1:', 'invalid'],
    [':::1', 'invalid'],
    ['1::2::3', 'invalid'],
    ['12345', 'invalid'],
    ['00001', 'invalid'],
    ['1:2:3:4:5:6:7:8:9', 'invalid'],
    ['xyz', 'invalid'],
    ['1.2.3.4', 'invalid'],
    ['1%0', 'invalid'],
  ])('the suffix %j gives %j', (suffix, answer) => {
    expect(addressInPrefix('2001:db8:40::/64', suffix)).toEqual(answer);
  });

  test('addressInPrefix accepts all free bits of every prefix from /48 to /127 and not one more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 48, max: 127 }), number, number, (length, base, host) => {
        const free = BigInt(128 - length);
        const network = (base >> free) << free;
        const prefix = `${full(network)}/${length}`;
        const own = host & (2n ** free - 1n);
        const expected = { address: platformForm(full(network | own)) };
        expect(addressInPrefix(prefix, full(own))).toEqual(expected);
        expect(addressInPrefix(prefix, `::${full(own).split(':').slice(1).join(':')}`)).toEqual(expected);
        expect(addressInPrefix(prefix, full(network | own))).toEqual(expected);
        // The lowest bit of the network alone, unless that is the network itself.
        const isNetwork = network >> free === 1n;
        expect(addressInPrefix(prefix, full(own | (1n << free)))).toEqual(isNetwork ? expected : 'outside');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('suffixInPrefix', () => {
  test.each([
    ['2001:db8:40::/64', '2001:db8:40::1', '::1'],
    ['2001:db8:40::/64', '2001:0DB8:40:0:0::0001', '::1'],
    ['2001:db8:40::/64', '2001:db8:40:0:1::', '::1:0:0:0'],
    ['2001:db8:40::/64', '2001:db8:40::', '::'],
    ['2001:db8:40:10::/60', '2001:db8:40:1f::5', '::f:0:0:0:5'],
    ['2001:db8:40::/56', '2001:db8:40:1::5', '::1:0:0:0:5'],
    ['2001:db8:40::/48', '2001:db8:40:abcd::5', '::abcd:0:0:0:5'],
    ['2001:db8:40::/64', '2001:db8:41::1', null],
    ['2001:db8:40:10::/60', '2001:db8:40:20::5', null],
    ['2001:db8:40::/64', '::1', null],
    ['2001:db8:40::/64', '192.0.2.1', null],
    ['2001:db8:40::/64', 'xyz', null],
  ])('in %s, the suffix of %s is %j', (prefix, address, suffix) => {
    expect(suffixInPrefix(prefix, address)).toBe(suffix);
  });

  test('the suffix of every address of a prefix leads back to the address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 128 }), fc.oneof(number, zeroRich), (length, address) => {
        const free = BigInt(128 - length);
        const prefix = `${full((address >> free) << free)}/${length}`;
        const suffix = suffixInPrefix(prefix, full(address));
        expect(addressInPrefix(prefix, suffix ?? '')).toEqual({ address: platformForm(full(address)) });
      }),
      { numRuns: 1_000 },
    );
  });
});
