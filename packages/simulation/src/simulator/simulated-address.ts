import { canonicalAddress } from '@portico/validation/rdns';
import type { ServerAddress } from '@portico/drivers/provisioning-driver';

/** Addresses reserved for documentation (RFC 5737), so no real server has them. */
const documentationNetworks = ['203.0.113', '198.51.100', '192.0.2'];
const hostsOfNetwork = 254;
const documentationHosts = documentationNetworks.length * hostsOfNetwork;
/** After those, addresses reserved for benchmarks are used (RFC 2544): 198.18.0.0/15. */
const benchmarkHosts = 2 * 256 * hostsOfNetwork;

/** Returns the address at an index; 0 is the first. @throws RangeError beyond the simulator's range */
export function simulatedAddress(index: number): string {
  if (index < documentationHosts) return `${documentationNetworks[Math.floor(index / hostsOfNetwork)]}.${(index % hostsOfNetwork) + 1}`;
  const beyond = index - documentationHosts;
  if (beyond >= benchmarkHosts) throw new RangeError('The simulator has no free addresses');
  const network = Math.floor(beyond / hostsOfNetwork);
  return `198.${18 + Math.floor(network / 256)}.${network % 256}.${(beyond % hostsOfNetwork) + 1}`;
}

/** The first host of each network is the gateway. */
export function isGateway(ip: string): boolean {
  return ip.endsWith('.1');
}

export function inItsNetwork(ip: string): ServerAddress {
  return { ip, gateway: ip.replace(/\d+$/, '1'), prefixLength: 24 };
}

/** Returns the server's own /64 from 2001:db8::/32, which is reserved for documentation (RFC 3849). Seeds use its lower half. */
export function simulatedPrefix(serviceId: number): { prefix: string; gateway: string } {
  const group = (bits: number) => bits.toString(16);
  const network = canonicalAddress(`2001:db8:${group(0x8000 | (serviceId >>> 16))}:${group(serviceId & 0xffff)}::`) ?? '';
  return { prefix: `${network}/64`, gateway: 'fe80::1' };
}
