import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { text } from '@portico/drivers/define-setting';

/** Ranges that Fastify knows by name. */
const namedRanges: ReadonlySet<string> = new Set(['linklocal', 'loopback', 'uniquelocal']);

/** Addresses and ranges, as Fastify's `trustProxy` takes them. Fastify would refuse others without naming the setting. */
export const proxyList = v.pipe(
  text,
  v.check(
    (list) => invalidProxy(list) === undefined,
    ({ input }) => `must be addresses or ranges separated by commas, such as 127.0.0.1,10.0.0.0/8; "${invalidProxy(input)}" is neither`,
  ),
);

function invalidProxy(list: string): string | undefined {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .find((entry) => !namedRanges.has(entry) && !isAddressOrRange(entry));
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', range, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (range === undefined) return true;
  const prefixLength = version === 4 && isIP(range) === 4 ? ipaddr.IPv4.parse(range).prefixLengthFromSubnetMask() : range;
  return /^\d+$/.test(String(prefixLength)) && Number(prefixLength) >= 1 && Number(prefixLength) <= (version === 4 ? 32 : 128);
}
