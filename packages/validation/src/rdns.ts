import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { rdnsMaxRecords } from '@portico/contract/limits';

const suffixCharacters = /^[0-9A-Fa-f:]*$/;
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Returns the canonical form of an address (RFC 5952 for IPv6), or null if it is invalid. */
export function canonicalAddress(text: string): string | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return text;
  return parseIpv6(withoutDottedTail(text))?.toRFC5952String() ?? null;
}

/** Rejects zones, and avoids the library's conversion of a trailing IPv4 address: `::1.2.3.4` is not `::ffff:1.2.3.4`. */
function parseIpv6(text: string): ipaddr.IPv6 | null {
  return suffixCharacters.test(text) && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null;
}

/** The last 32 bits may be written as an IPv4 address (RFC 4291, section 2.2). */
function withoutDottedTail(text: string): string {
  const start = text.lastIndexOf(':') + 1;
  const tail = text.slice(start);
  if (start === 0 || !ipaddr.IPv4.isValidFourPartDecimal(tail)) return text;
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv4.parse(tail).octets;
  return `${text.slice(0, start)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

/**
 * Returns the address of a suffix within a prefix such as 2001:db8:40::/64, in canonical form: `1`, `::1` and `0:0:0:1` are the same, and
 * so is the whole address. `invalid` if the suffix is unreadable, `outside` if it has more bits than the prefix leaves free.
 */
export function addressInPrefix(prefix: string, suffix: string): { address: string } | 'invalid' | 'outside' {
  const own = suffix === '' ? null : parseIpv6(suffix.includes('::') || suffix.split(':').length === 8 ? suffix : `::${suffix}`);
  if (own === null) return 'invalid';
  const [, length] = ipaddr.IPv6.parseCIDR(prefix);
  const network = ipaddr.IPv6.networkAddressFromCIDR(prefix);
  const isWhole = own.match(network, length);
  if (!isWhole && !own.match(new ipaddr.IPv6(Array.from({ length: 8 }, () => 0)), length)) return 'outside';
  const parts = own.parts.map((part, index) => part | (network.parts[index] ?? 0));
  return { address: new ipaddr.IPv6(isWhole ? own.parts : parts).toRFC5952String() };
}

/** Returns the suffix of an address within a prefix, which `addressInPrefix` takes back, or null if the address is outside of it. */
export function suffixInPrefix(prefix: string, address: string): string | null {
  const own = parseIpv6(withoutDottedTail(address));
  const [network, length] = ipaddr.IPv6.parseCIDR(prefix);
  if (own === null || !own.match(network, length)) return null;
  const parts = own.parts.map((part, index) => part & (0xff_ff >> Math.min(Math.max(length - index * 16, 0), 16)));
  return new ipaddr.IPv6(parts).toRFC5952String();
}

/**
 * Returns whether a resolver accepts a name for a PTR record: a hostname of at least two labels, in lower case, without the trailing dot.
 */
export function isReverseName(name: string): boolean {
  const labels = name.split('.');
  return name.length <= 253 && labels.length >= 2 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** rDNS value: required. Capitals and a trailing dot are accepted and normalised. */
export const rdnsValueSchema = v.pipe(
  v.string(structureCode),
  v.trim(),
  v.nonEmpty('required'),
  // ASCII only, because other characters may turn into letters that were not typed.
  v.transform((name) => name.replace(/[A-Z]/g, (capital) => capital.toLowerCase()).replace(/\.$/, '')),
  v.check(isReverseName, 'hostname_invalid'),
);

/** IPv6 suffix: required; hexadecimal digits and colons only. */
export const rdnsSuffixSchema = v.pipe(
  v.string(structureCode),
  v.trim(),
  v.nonEmpty('required'),
  v.regex(suffixCharacters, 'suffix_invalid'),
);

export const rdnsAddSchema = v.strictObject(
  {
    records: v.pipe(
      v.array(v.strictObject({ suffix: rdnsSuffixSchema, value: rdnsValueSchema }, structureCode), structureCode),
      v.minLength(1, 'required'),
      v.maxLength(rdnsMaxRecords, 'too_large'),
    ),
  },
  structureCode,
);

/** An address of the service; an unreadable one belongs to none. */
const addressSchema = v.pipe(
  v.string(structureCode),
  v.trim(),
  v.nonEmpty('required'),
  v.transform((text) => canonicalAddress(text) ?? ''),
  v.nonEmpty('address_unknown'),
);

export const rdnsUpdateSchema = v.strictObject({ ip: addressSchema, value: rdnsValueSchema }, structureCode);

export const rdnsRemoveSchema = v.strictObject({ ip: addressSchema }, structureCode);
