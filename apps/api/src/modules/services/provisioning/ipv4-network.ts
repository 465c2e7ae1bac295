/** Returns the network of an address: `203.0.113.24` with prefix length 24 is in 255.255.255.0 and 203.0.113.0/24. */
export function networkOf(ip: string, prefixLength: number): { netmask: string; subnet: string } {
  const mask = prefixLength === 0 ? 0 : (0xffff_ffff << (32 - prefixLength)) >>> 0;
  const address = ip.split('.').reduce((bits, byte) => (bits << 8) | Number(byte), 0) >>> 0;
  return { netmask: dotted(mask), subnet: `${dotted((address & mask) >>> 0)}/${prefixLength}` };
}

function dotted(bits: number): string {
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 0xff).join('.');
}
