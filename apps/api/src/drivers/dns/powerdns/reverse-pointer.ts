import ipaddr from 'ipaddr.js';

/** Labels of a new zone's name: 113.0.203.in-addr.arpa (/24) has three, and a /48 has twelve nibbles under ip6.arpa. */
const labelsOfNewZone = { ipv4: 3, ipv6: 12 };

export type ReversePointer = {
  /** The name that holds the PTR record: 24.113.0.203.in-addr.arpa. */
  name: string;
  /** Zones that may contain it, smallest first. */
  enclosing: readonly string[];
  /** The zone to create when none exists. */
  newZone: string;
};

/**
 * Returns where the PTR record of an address belongs (RFC 1035, section 3.5; RFC 3596, section 2.5). A given zone is the only one. If it
 * isn't above the address, it's classless (RFC 2317) and holds the last number of it.
 */
export function reversePointer(ip: string, zone?: string): ReversePointer {
  const address = ipaddr.parse(ip);
  const isIpv4 = address.kind() === 'ipv4';
  const bytes = address.toByteArray();
  const labels = (isIpv4 ? bytes.map(String) : bytes.flatMap((byte) => [(byte >> 4).toString(16), (byte & 15).toString(16)])).toReversed();
  const root = isIpv4 ? 'in-addr.arpa' : 'ip6.arpa';
  const zoneOf = (count: number) => [...labels.slice(labels.length - count), root].join('.');
  const name = zoneOf(labels.length);
  if (zone !== undefined) return { name: name.endsWith(`.${zone}`) ? name : `${labels[0]}.${zone}`, enclosing: [zone], newZone: zone };
  return {
    name,
    enclosing: labels.map((_label, index) => zoneOf(labels.length - index)),
    newZone: zoneOf(isIpv4 ? labelsOfNewZone.ipv4 : labelsOfNewZone.ipv6),
  };
}
