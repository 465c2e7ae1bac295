/** Addresses that are set aside for documentation (RFC 5737): nobody's server answers there. */
const documentationNetworks = ['203.0.113', '198.51.100', '192.0.2'];
const hostsOfNetwork = 254;
const documentationHosts = documentationNetworks.length * hostsOfNetwork;
/** Then those set aside for benchmarks (RFC 2544): 198.18.0.0/15. */
const benchmarkHosts = 2 * 256 * hostsOfNetwork;

/** The address of a simulated server, from its number: 0 is the first. @throws RangeError beyond the simulator's addresses */
export function simulatedAddress(index: number): string {
  if (index < documentationHosts) return `${documentationNetworks[Math.floor(index / hostsOfNetwork)]}.${(index % hostsOfNetwork) + 1}`;
  const beyond = index - documentationHosts;
  if (beyond >= benchmarkHosts) throw new RangeError('The simulator has no address left');
  const network = Math.floor(beyond / hostsOfNetwork);
  return `198.${18 + Math.floor(network / 256)}.${network % 256}.${(beyond % hostsOfNetwork) + 1}`;
}
