import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country of ISO 3166-1, such as DE'));
const name = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, 'must be lower case letters, digits, dots and hyphens'),
);
const ipv4 = v.pipe(
  v.string('must be a text'),
  v.check((text) => ipaddr.IPv4.isValidFourPartDecimal(text), 'must be an IPv4 address'),
);
const ipv6 = v.pipe(
  v.string('must be a text'),
  v.check((text) => ipaddr.IPv6.isValid(text), 'must be an IPv6 address'),
);
const prefix = v.pipe(
  v.string('must be a text'),
  v.check((text) => ipaddr.IPv6.isValidCIDR(text) && ipaddr.IPv6.parseCIDR(text)[1] <= 64, 'must be an IPv6 prefix of at most 64 bits'),
  v.check((text) => !ipaddr.IPv6.isValidCIDR(text) || isNetwork(text), 'must have no bits after its length'),
);
const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
};

/** The zone that a registry delegates for the addresses, also one of fewer than 256 (RFC 2317), such as 0-63.113.0.203.in-addr.arpa. */
const zoneIn = (root: string) =>
  v.pipe(
    v.string('must be a text'),
    v.check(
      (text) => text.endsWith(`.${root}`) && /^[a-z0-9/_-]+(\.[a-z0-9/_-]+)*$/.test(text),
      `must be a zone in ${root}, in lower case`,
    ),
  );

const everyPool = {
  /** Unique. Operators use it in commands. */
  name,
  /** Only servers of this driver get its addresses. Those of every driver do if it is left out. */
  driver: v.optional(name),
  /** Only servers in this country get its addresses. Those in every country do if it is left out. */
  country: v.optional(country),
  /** The driver's bridge or network. */
  bridge: v.optional(v.pipe(v.string('must be a text'), v.regex(/^[\w.:-]{1,64}$/, 'must be the name of a bridge'))),
  vlan: v.optional(whole(1, 4_094)),
};

const ipv4Pool = v.pipe(
  v.strictObject({
    ...everyPool,
    /** The first address to assign, not that of the network or the gateway. */
    first: ipv4,
    last: ipv4,
    gateway: ipv4,
    /** The length of the network's prefix, such as 24. */
    prefixLength: whole(8, 32),
    reverseZone: v.optional(zoneIn('in-addr.arpa')),
  }),
  v.check(({ first, last }) => numberOf(first) <= numberOf(last), 'first must not be after last'),
  v.check(
    ({ gateway, first, last }) => numberOf(gateway) < numberOf(first) || numberOf(gateway) > numberOf(last),
    'the gateway must not be in the range',
  ),
  v.check(
    ({ first, last, gateway, prefixLength: length }) =>
      isInNetwork(last, first, length) && (length === 32 || isInNetwork(gateway, first, length)),
    'the range and the gateway must be in one network of that prefix length',
  ),
  v.check(
    ({ first, last, prefixLength: length }) => length > 30 || !isEdge(first, last, length),
    'the range must leave out the first and the last address of the network',
  ),
);

const ipv6Pool = v.pipe(
  v.strictObject({
    ...everyPool,
    /** Each server gets a /64 of it. */
    prefix,
    gateway: ipv6,
    reverseZone: v.optional(zoneIn('ip6.arpa')),
  }),
  v.check(
    ({ prefix: network, gateway }) => !ipaddr.IPv6.parse(gateway).match(ipaddr.IPv6.parseCIDR(network)),
    'the gateway must not be in the prefix, because a server may get its network; fe80::1 is a good one',
  ),
);

/** Addresses that Portico assigns to servers: a range of IPv4 addresses, or an IPv6 prefix. Pools must not overlap. */
export const addressPoolSchema = v.union([ipv4Pool, ipv6Pool]);
export type AddressPool = v.InferOutput<typeof addressPoolSchema>;

/** Returns what is wrong with a pool, in words, or an empty list. */
export function addressPoolProblems(pool: object): string[] {
  const checked = v.safeParse('prefix' in pool ? ipv6Pool : ipv4Pool, pool);
  if (checked.success) return [];
  return checked.issues.map((issue) => {
    const path = v.getDotPath(issue);
    const message = issue.expected === 'never' ? 'is unknown' : issue.input === undefined && path !== null ? 'is missing' : issue.message;
    return path === null ? message : `${path} ${message}`;
  });
}

function numberOf(ip: string): number {
  return ipaddr.IPv4.parse(ip).octets.reduce((sum, octet) => sum * 256 + octet, 0);
}

function isInNetwork(ip: string, of: string, length: number): boolean {
  return ipaddr.IPv4.parse(ip).match(ipaddr.IPv4.parse(of), length);
}

function isEdge(first: string, last: string, length: number): boolean {
  const network = `${first}/${length}`;
  return (
    first === ipaddr.IPv4.networkAddressFromCIDR(network).toString() || last === ipaddr.IPv4.broadcastAddressFromCIDR(network).toString()
  );
}

function isNetwork(text: string): boolean {
  const [address] = ipaddr.IPv6.parseCIDR(text);
  return address.toString() === ipaddr.IPv6.networkAddressFromCIDR(text).toString();
}
