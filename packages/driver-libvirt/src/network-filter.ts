import type { ServerNetwork } from '@portico/drivers/provisioning-driver';
import ipaddr from 'ipaddr.js';
import { writeXml, type Xml } from './xml.ts';

/**
 * What a server may send: frames with its MAC, IPv4 and ARP with its addresses, and IPv6 from its prefix or its link-local address, except
 * router advertisements. libvirt's `clean-traffic` would drop all IPv6.
 */
export const guestFilter = 'portico-guest';
const ipv6Filter = 'portico-guest-ipv6';

/** libvirt replaces a filter only if the UUID stays the same. */
const filterUuids = { [guestFilter]: 'b0b6f0c4-5c0a-4b52-9d0e-6a1a6f0d6e01', [ipv6Filter]: 'b0b6f0c4-5c0a-4b52-9d0e-6a1a6f0d6e02' };

const outgoing = (action: 'return' | 'drop', priority: number, ipv6: Readonly<Record<string, string | number>>): Xml => [
  'rule',
  { action, direction: 'out', priority },
  [['ipv6', ipv6]],
];

/** Returns the filters in the order in which they must be defined. */
export function writeFilters(): string[] {
  const routerAdvertisement = { protocol: 'icmpv6', type: 134 };
  const redirect = { protocol: 'icmpv6', type: 137 };
  return [
    writeXml([
      'filter',
      { name: ipv6Filter, chain: 'ipv6-portico', priority: -610 },
      [
        ['uuid', {}, filterUuids[ipv6Filter]],
        outgoing('drop', 100, routerAdvertisement),
        outgoing('drop', 110, redirect),
        outgoing('return', 200, { srcipaddr: 'fe80::', srcipmask: 64 }),
        // Duplicate address detection.
        outgoing('return', 210, { srcipaddr: '::', srcipmask: 128 }),
        outgoing('return', 300, { srcipaddr: '$IPV6', srcipmask: '$IPV6MASK' }),
        ['rule', { action: 'drop', direction: 'out', priority: 1000 }],
      ],
    ]),
    writeXml([
      'filter',
      { name: guestFilter, chain: 'root' },
      [
        ['uuid', {}, filterUuids[guestFilter]],
        ['filterref', { filter: 'no-mac-spoofing' }],
        ['filterref', { filter: 'no-ip-spoofing' }],
        ['rule', { action: 'accept', direction: 'out', priority: -650 }, [['mac', { protocolid: 'ipv4' }]]],
        ['filterref', { filter: 'allow-incoming-ipv4' }],
        ['filterref', { filter: 'no-arp-spoofing' }],
        ['rule', { action: 'accept', direction: 'inout', priority: -500 }, [['mac', { protocolid: 'arp' }]]],
        ['filterref', { filter: ipv6Filter }],
        ['filterref', { filter: 'allow-incoming-ipv6' }],
        ['rule', { action: 'accept', direction: 'out', priority: -400 }, [['mac', { protocolid: 'ipv6' }]]],
        ['filterref', { filter: 'no-other-l2-traffic' }],
        ['filterref', { filter: 'qemu-announce-self' }],
      ],
    ]),
  ];
}

/** Returns the parameters of the filter for one server: `IP` once for each address. */
export function filterParameters({ ipv4, ipv6 }: ServerNetwork): [name: string, value: string][] {
  // A server without addresses may send from none. Without the parameter, libvirt would learn one from the first packet.
  const addresses = ipv4.length === 0 ? ['0.0.0.0'] : ipv4.map(({ ip }) => ip);
  const [prefix, length] = ipv6 === null ? ['::', 128] : [ipv6.prefix.split('/')[0] ?? '::', ipaddr.parseCIDR(ipv6.prefix)[1]];
  return [...addresses.map((ip): [string, string] => ['IP', ip]), ['IPV6', prefix], ['IPV6MASK', String(length)]];
}
