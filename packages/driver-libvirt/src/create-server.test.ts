import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DriverDatabase } from '@portico/drivers/driver-context';
import type { ProvisioningDriver, ServerPlan, ServerRequest, ServerState } from '@portico/drivers/provisioning-driver';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createLibvirtDriver } from './libvirt-driver.ts';
import type { LibvirtOptions, Machine } from './libvirt-options.ts';
import { domainUuid } from './server-names.ts';

const { signal } = new AbortController();
const silent = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const folder = mkdtempSync(path.join(tmpdir(), 'virsh-'));
const inFolder = (name: string) => path.join(folder, name);

/** A host in a folder: its only domain is the file `domain`, and its commands are the lines of `calls`. */
const virsh = `#!/bin/sh
cd '${folder}'; shift 3; echo "$@" >> calls
case "$1" in
  list) [ ! -e domain ] || echo '${domainUuid(31)}' ;;
  dominfo*) [ ! -e domain ] || { printf 'Id: 1\\nName: portico-31\\nUUID: ${domainUuid(31)}\\nState: running\\n'; cat record; } ;;
  define) cp "$2" domain; sed 's/.*<metadata>//; s/<.metadata>.*//; s/portico:server/server/g' domain > record; echo >> record ;;
  metadata) [ "$3" != https://portico.dev/libvirt/server ] || { for record; do :; done; echo "$record" > record; } ;;
  pool-dumpxml) echo '<pool><available>99999999999</available></pool>' ;;
  nodeinfo) echo 'Memory size:   99999999 KiB' ;;
  vol-path) echo "/pool/$4" ;;
esac
`;
for (const [name, script] of Object.entries({ virsh, xorriso: '#!/bin/sh\n' })) writeFileSync(inFolder(name), script, { mode: 0o755 });
vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
beforeEach(() => {
  for (const name of ['domain', 'record', 'calls']) rmSync(inFolder(name), { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const options: LibvirtOptions = {
  uri: 'qemu:///system',
  pool: 'servers',
  images: { 'debian-13': 'debian-13.qcow2' },
  nameservers: [],
  bridge: 'br0',
  machineOf: () => ({ cpuCount: 1, memoryMib: 1, diskGib: 1 }),
};
const context = (exclusive: DriverDatabase['exclusive']) => ({
  now: () => new Date(),
  logger: silent,
  onClose: () => undefined,
  database: { exclusive },
});
const open = (changes: Partial<LibvirtOptions> = {}) =>
  createLibvirtDriver(
    { ...options, ...changes },
    context((_name, work) => work(signal)),
  );

const requestOf = (mac: string): ServerRequest => ({
  serviceId: 31,
  hostname: 'one.example.com',
  tariff: 'small',
  country: 'DE',
  configoptions: {},
  system: { os: 'debian-13', raid: null, iso: null },
  network: { mac, bridge: null, vlan: null, ipv4: [], ipv6: null },
  rootPassword: null,
  sshKey: null,
});
const [ours, theirs] = [requestOf('52:54:00:00:00:01'), requestOf('52:54:00:00:00:02')];

/** Asks until the server is created, or can't be. */
async function endOf(driver: ProvisioningDriver, request: ServerRequest): Promise<ServerState> {
  return await vi.waitUntil(
    async () => {
      const state = await driver.requestServer(request, signal);
      return state.status === 'preparing' ? undefined : state;
    },
    { timeout: 60_000, interval: 20 },
  );
}

const commands = () => readFileSync(inFolder('calls'), 'utf8').split('\n');
const count = (command: string) => commands().filter((line) => line.startsWith(`${command} `)).length;

test('a server is never given to another service that has its number after a restore', async () => {
  const driver = open();
  expect(await endOf(driver, ours)).toEqual({ status: 'ready', power: 'running' });
  rmSync(inFolder('calls'));
  expect(await endOf(driver, theirs)).toEqual({
    status: 'failed',
    code: 'host-error',
    reason: expect.stringMatching(/^portico-31 is another service.*52:54:00:00:00:01 instead of 52:54:00:00:00:02$/),
  });
  expect(commands().filter((line) => line !== '' && !/^(list|dominfo) /.test(line))).toEqual([]);
  expect(await endOf(driver, ours)).toMatchObject({ status: 'ready' });
});

test('a server that was adopted is never given to a service that waits for one', async () => {
  const driver = open();
  await endOf(driver, ours);
  const adopted = readFileSync(inFolder('record'), 'utf8').replace(/"guest":.*,"sshKey"/, '"guest":null,"sshKey"');
  writeFileSync(inFolder('record'), adopted);
  expect(await endOf(driver, ours)).toMatchObject({ status: 'failed', code: 'host-error' });
});

test("a server that another installation made obeys its new service's operations", async () => {
  const driver = open();
  await endOf(driver, ours);
  const record = () => readFileSync(inFolder('record'), 'utf8');
  writeFileSync(inFolder('record'), record().replace('"fence":0', '"fence":4000'));
  await driver.adopt(45, domainUuid(31), signal);
  expect(record()).toMatch(/"serviceId":45.*"fence":0.*"operations":\[\]/);
});

test('two processes that create the same server at the same time make its disk once', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const exclusive: DriverDatabase['exclusive'] = async (_name, work) => {
    const turn = last.then(() => work(signal));
    last = turn;
    return await turn;
  };
  const processes: ProvisioningDriver[] = [];
  for (let opened = 0; opened < 2; opened += 1) {
    vi.resetModules();
    const own = await import('./libvirt-driver.ts');
    processes.push(own.createLibvirtDriver(options, context(exclusive)));
  }
  const states = await Promise.all(processes.map((one) => endOf(one, ours)));
  expect(states).toEqual(processes.map(() => ({ status: 'ready', power: 'running' })));
  expect([count('vol-create-as servers portico-31-disk-1.qcow2'), count('define')]).toEqual([1, 1]);
});

test('a mistake in the configuration is reported, and the server is created once it is mended', async () => {
  const sizes = new Map<string, Machine>();
  const machineOf = ({ tariff }: ServerPlan) => {
    const size = sizes.get(tariff);
    if (size === undefined) throw new Error(`No size for ${tariff}`);
    return size;
  };
  const driver = open({ machineOf });
  expect(await endOf(driver, ours)).toEqual({ status: 'failed', code: 'host-error', reason: 'No size for small' });
  sizes.set('small', { cpuCount: 1, memoryMib: 1, diskGib: 1 });
  expect(await endOf(driver, ours)).toMatchObject({ status: 'ready' });
});

test('a server that is installed from an image gets an empty disk and starts from the image', async () => {
  const driver = open({ isos: { arch: 'arch.iso' } });
  // The catalogue's id of that choice; no disk image is configured for it.
  const system = { os: 'iso', raid: null, iso: 'arch' };
  expect(await endOf(driver, { ...ours, system })).toMatchObject({ status: 'ready' });
  expect(commands()).toContain('vol-create-as servers portico-31-disk-1.qcow2 1073741824 --format qcow2');
  expect(readFileSync(inFolder('domain'), 'utf8')).toMatch(/<source file="\/pool\/arch.iso".*<boot order="1"\/>/);
});
