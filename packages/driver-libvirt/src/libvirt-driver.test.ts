import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createLibvirtDriver } from './libvirt-driver.ts';

const { signal } = new AbortController();
const silent = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const folder = mkdtempSync(path.join(tmpdir(), 'virsh-'));
const log = path.join(folder, 'calls');
// A host without domains that doesn't answer when it is asked for its free space.
writeFileSync(path.join(folder, 'virsh'), `#!/bin/sh\necho "$@" >> '${log}'\ncase "$*" in *pool-refresh*) exec sleep 600 ;; esac\n`, {
  mode: 0o755,
});
vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
afterAll(() => rmSync(folder, { recursive: true }));

test('the host is not asked about a server while it is being created', async () => {
  const closers: (() => Promise<void> | void)[] = [];
  const options = {
    uri: 'qemu:///system',
    pool: 'servers',
    images: {},
    nameservers: [],
    bridge: 'br0',
    machineOf: () => ({ cpuCount: 1, memoryMib: 1, diskGib: 1 }),
  };
  const driver = createLibvirtDriver(options, {
    now: () => new Date(),
    logger: silent,
    onClose: (close) => closers.push(close),
    database: { exclusive: (_name, work) => work(signal) },
  });
  const request = {
    serviceId: 31,
    hostname: 'one.example.com',
    tariff: 'small',
    country: 'DE',
    configoptions: {},
    system: { os: 'debian-13', raid: null, iso: null },
    network: { mac: '52:54:00:00:00:01', bridge: null, vlan: null, ipv4: [], ipv6: null },
    rootPassword: null,
    sshKey: null,
  };
  const ask = async () => (await driver.requestServer(request, signal)).status;
  const calls = () => readFileSync(log, 'utf8');
  expect(await ask()).toBe('preparing');
  await vi.waitUntil(() => calls().includes('pool-refresh'), { timeout: 60_000 });
  const before = calls();
  expect(await ask()).toBe('preparing');
  expect(calls()).toBe(before);
  for (const close of closers) await close();
});
