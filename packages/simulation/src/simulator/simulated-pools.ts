import type { AddressPool } from '@portico/drivers/address-pool';
import type { ServerAddress } from '@portico/drivers/provisioning-driver';

/** Addresses reserved for benchmarks (RFC 2544) and documentation (RFC 3849), so no real server has them. Seeds use other ones. */
export const simulatedPools: readonly AddressPool[] = [
  { name: 'simulated', driver: 'simulation', first: '198.18.0.2', last: '198.19.255.254', gateway: '198.18.0.1', prefixLength: 15 },
  { name: 'simulated-6', driver: 'simulation', prefix: '2001:db8:8000::/33', gateway: 'fe80::1' },
];

/** Returns an address with the gateway and prefix length of its /24, for seeds. */
export function inItsNetwork(ip: string): ServerAddress {
  return { ip, gateway: ip.replace(/\d+$/, '1'), prefixLength: 24 };
}
