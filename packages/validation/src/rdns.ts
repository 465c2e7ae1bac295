import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { structureCode } from './issues.ts';
import { rdnsMaxRecords } from './limits.ts';

const suffixCharacters = /^[0-9A-Fa-f:]*$/;
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** The canonical form of an address (RFC 5952 for IPv6), or null where it is none. */
export function canonicalAddress(text: string): string | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return text;
  return ipaddr.IPv6.isValid(text) && !text.includes('%') ? ipaddr.IPv6.parse(text).toRFC5952String() : null;
}

/**
 * The address that a suffix names in a prefix such as 2001:db8:40::/64, in canonical form: `1`, `::1` and `0:0:0:1` name the same one.
 * `invalid` where the suffix can't be read, `outside` where it has more bits than the prefix leaves free.
 */
export function addressInPrefix(prefix: string, suffix: string): { address: string } | 'invalid' | 'outside' {
  if (suffix === '' || !suffixCharacters.test(suffix)) return 'invalid';
  const text = suffix.includes('::') || suffix.split(':').length === 8 ? suffix : `::${suffix}`;
  if (!ipaddr.IPv6.isValid(text)) return 'invalid';
  const [network, length] = ipaddr.IPv6.parseCIDR(prefix);
  const own = ipaddr.IPv6.parse(text).toByteArray();
  const bytes = network.toByteArray().map((byte, index) => {
    const freeBits = Math.min(8, Math.max(0, (index + 1) * 8 - length));
    const mask = 2 ** freeBits - 1;
    return { byte: (byte & ~mask) | ((own[index] ?? 0) & mask), fits: ((own[index] ?? 0) & ~mask & 0xff) === 0 };
  });
  if (bytes.some(({ fits }) => !fits)) return 'outside';
  return { address: new ipaddr.IPv6(bytes.map(({ byte }) => byte)).toRFC5952String() };
}

/** A name that a resolver takes for a PTR record: a hostname of two labels or more, lower case, without the dot at its end. */
export function isReverseName(name: string): boolean {
  const labels = name.split('.');
  return name.length <= 253 && labels.length >= 2 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** rDNS value: must be filled in. A dot at the end and capitals are how some people type it. */
export const rdnsValueSchema = v.pipe(
  v.string(structureCode),
  v.trim(),
  v.nonEmpty('required'),
  v.transform((name) => name.toLowerCase().replace(/\.$/, '')),
  v.check(isReverseName, 'hostname_invalid'),
);

/** IPv6 suffix: must be filled in; hexadecimal characters and colons only. */
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
      v.maxLength(rdnsMaxRecords, 'too_long'),
    ),
  },
  structureCode,
);

const addressSchema = v.pipe(
  v.string(structureCode),
  v.trim(),
  v.nonEmpty('required'),
  v.transform((text) => canonicalAddress(text) ?? ''),
  v.nonEmpty('address_unknown'),
);

export const rdnsUpdateSchema = v.strictObject({ ip: addressSchema, value: rdnsValueSchema }, structureCode);

export const rdnsRemoveSchema = v.strictObject({ ip: addressSchema }, structureCode);
