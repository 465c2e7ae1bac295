import { readFile } from 'node:fs/promises';
import ipaddr from 'ipaddr.js';

/** The first and the last address as numbers. */
export type Span = readonly [first: bigint, last: bigint];
export type HostRoute = { network: string; device: string };

/** Returns the addresses between two, or of an IPv6 prefix. A bound such as 2001:db8:40::/64 counts as its first address. */
export function spanOf(range: { first: string; last: string } | { prefix: string }): Span {
  if ('prefix' in range) return spanOfNetwork(range.prefix);
  const [first, last] = [range.first, range.last].map((bound) => numberOf(bound.replace(/\/.*/, '')));
  return [first ?? 0n, last ?? 0n];
}

/** Returns the first route to a part of the span, or undefined. */
export function overlapping([first, last]: Span, routes: readonly HostRoute[]): HostRoute | undefined {
  return routes.find(({ network }) => {
    const [start, end] = spanOfNetwork(network);
    return start <= last && first <= end;
  });
}

/** Returns the routes of this host, but not the default ones. Empty on systems that don't list them in /proc. */
export async function hostRoutes(folder = '/proc/net'): Promise<HostRoute[]> {
  const [ipv4, ipv6] = await Promise.all(['route', 'ipv6_route'].map((name) => readFile(`${folder}/${name}`, 'utf8').catch(() => '')));
  return [...ipv4Routes(ipv4 ?? ''), ...ipv6Routes(ipv6 ?? '')];
}

function ipv4Routes(table: string): HostRoute[] {
  const [, ...lines] = table.trim().split('\n');
  return lines.flatMap((line) => {
    const columns = line.trim().split(/\s+/);
    const [device = '', destination = '', mask = ''] = [columns[0], columns[1], columns[7]];
    const length = prefixLengthOf(octetsOf(mask));
    return length === 0 ? [] : [{ network: `${octetsOf(destination).join('.')}/${length}`, device }];
  });
}

function ipv6Routes(table: string): HostRoute[] {
  return table.split('\n').flatMap((line) => {
    const columns = line.trim().split(/\s+/);
    const [destination = '', length = '0', device = ''] = [columns[0], columns[1], columns[9]];
    const bits = Number.parseInt(length, 16);
    // Link-local and multicast networks are on every interface, and the loopback interface has routes that lead nowhere.
    if (bits === 0 || /^(?:fe80|ff)/.test(destination) || device === 'lo') return [];
    return [{ network: `${destination.replaceAll(/.{4}(?=.)/g, '$&:')}/${bits}`, device }];
  });
}

/** The kernel writes IPv4 addresses as hexadecimal numbers in the byte order of the machine. */
function octetsOf(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).toReversed();
}

function prefixLengthOf(mask: readonly number[]): number {
  return mask.reduce((bits, octet) => bits + octet.toString(2).replaceAll('0', '').length, 0);
}

function spanOfNetwork(network: string): Span {
  const [address, length] = ipaddr.parseCIDR(network);
  const bits = address.kind() === 'ipv4' ? 32 : 128;
  const free = 2n ** BigInt(bits - length);
  const first = (numberOf(address.toString()) / free) * free;
  return [first, first + free - 1n];
}

/** IPv6 addresses come after all IPv4 addresses, so that no span contains both. */
function numberOf(ip: string): bigint {
  const address = ipaddr.parse(ip);
  const number = address.toByteArray().reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return address.kind() === 'ipv4' ? number : number + 2n ** 128n;
}
