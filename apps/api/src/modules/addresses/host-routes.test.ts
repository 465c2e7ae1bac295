import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostRoutes, overlapping, spanOf } from './host-routes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
beforeAll(() => {
  writeFileSync(
    path.join(folder, 'route'),
    `Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
eth0\t00000000\t010011AC\t0003\t0\t0\t0\t00000000\t0\t0\t0
eth0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF\t0\t0\t0
`,
  );
  writeFileSync(
    path.join(folder, 'ipv6_route'),
    `20010db8004000000000000000000000 30 00000000000000000000000000000000 00 00000000000000000000000000000000 00000100 00000001 00000000 00000001     eth1
fe800000000000000000000000000000 40 00000000000000000000000000000000 00 00000000000000000000000000000000 00000100 00000001 00000000 00000001     eth1
00000000000000000000000000000000 00 00000000000000000000000000000000 00 00000000000000000000000000000000 ffffffff 00000001 00000000 00200200       lo
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the routes of a host are read from the kernel, without defaults and link-local networks', async () => {
  expect(await hostRoutes(folder)).toEqual([
    { network: '172.17.0.0/16', device: 'eth0' },
    { network: '2001:0db8:0040:0000:0000:0000:0000:0000/48', device: 'eth1' },
  ]);
});

test.each<[string, Parameters<typeof spanOf>[0], string | undefined]>([
  ['a range in a route', { first: '172.17.3.1', last: '172.17.3.9' }, 'eth0'],
  ['a range that ends in a route', { first: '172.16.255.1', last: '172.17.0.0' }, 'eth0'],
  ['a range beside it', { first: '172.18.0.0', last: '172.18.0.9' }, undefined],
  ['a prefix around a route', { prefix: '2001:db8::/32' }, 'eth1'],
  ['a prefix beside it', { prefix: '2001:db8:41::/48' }, undefined],
])('%s is found to overlap, or not', async (_what, range, device) => {
  expect(overlapping(spanOf(range), await hostRoutes(folder))?.device).toBe(device);
});

test('a system without /proc has no routes to compare', async () => {
  expect(await hostRoutes(path.join(folder, 'none'))).toEqual([]);
});
