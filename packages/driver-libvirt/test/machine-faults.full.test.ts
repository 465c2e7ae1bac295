import { DriverError } from '@portico/drivers/driver-error';
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { carryOut, endOf, makeServer, openDriver, removeServer, requestOf } from './driver-under-test.ts';
import { makeForeignMachine } from './foreign-machine.ts';
import { printedInGuest } from './guest-shell.ts';
import { networkOf, poolFolder, prepareMachineRoom, virsh } from './machine-room.ts';

const never = new AbortController().signal;
const serviceId = 41;
const { driver, close } = openDriver();

beforeAll(async () => {
  prepareMachineRoom();
  await makeServer(driver, requestOf(serviceId));
});
afterAll(async () => {
  await removeServer(driver, serviceId);
  await close();
});

const powerOf = async (id: number) => (await driver.powerOf([id], never)).get(id);

/** Ends it without a chance to clean up, and waits until the process is gone. */
async function killByFile(pidFile: string): Promise<void> {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('an operation whose process was killed is uncertain, and the next one runs', async () => {
  const operationId = randomUUID();
  const words = [path.join(import.meta.dirname, 'begin-operation.ts'), String(serviceId), operationId, '1'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await driver.operationState(operationId, never)).toMatchObject({ status: 'running' });
  expect(await endOf(driver, operationId)).toMatchObject({ status: 'uncertain' });
  await driver.begin({ operationId: 'after-the-kill', serviceId, fence: 2, command: { kind: 'start' } }, never);
  expect(await endOf(driver, 'after-the-kill')).toMatchObject({ status: 'succeeded', power: 'running' });
});

test('a server outlives libvirtd, and its counters go on', async () => {
  const epoch = async () => (await driver.counters([serviceId], never)).get(serviceId)?.bootEpoch;
  const before = await epoch();
  await killByFile('/run/libvirtd.pid');
  await expect(driver.powerOf([serviceId], never)).rejects.toThrow(DriverError);
  spawn('libvirtd', [], { detached: true, stdio: 'ignore' }).unref();
  await expect.poll(() => powerOf(serviceId).catch(() => undefined), { timeout: 120_000 }).toBe('running');
  expect(await epoch()).toBe(before);
});

test('a server whose process was killed is stopped, and starts again', async () => {
  await killByFile('/run/libvirt/qemu/portico-41.pid');
  await expect.poll(() => powerOf(serviceId), { timeout: 60_000 }).toBe('stopped');
  const operationId = randomUUID();
  await driver.begin({ operationId, serviceId, fence: 3, command: { kind: 'start' } }, never);
  expect(await endOf(driver, operationId)).toMatchObject({ status: 'succeeded', power: 'running' });
});

test('a reinstall that is cut off while its new disk starts has succeeded', async () => {
  const operationId = randomUUID();
  const command = { kind: 'reinstall', system: { os: 'debian-13', raid: null, iso: null }, rootPassword: 'Cut-0ff', sshKey: null } as const;
  await driver.begin({ operationId, serviceId, fence: 4, command }, never);
  const definition = () => virsh('dumpxml', '--inactive', `portico-${serviceId}`);
  await expect.poll(definition, { timeout: 600_000, interval: 20 }).toContain('"isApplied":true');
  expect(await driver.cancel(operationId, never)).toMatchObject({ status: 'succeeded' });
  expect(definition()).toContain('disk-2.qcow2');
  const started = randomUUID();
  await driver.begin({ operationId: started, serviceId, fence: 5, command: { kind: 'start' } }, never);
  expect(await endOf(driver, started)).toMatchObject({ status: 'succeeded', power: 'running' });
  expect(await printedInGuest(networkOf(serviceId).ipv4[0]?.ip ?? '', { password: command.rootPassword }, 'hostname')).toBe(
    `server-${serviceId}.example.com`,
  );
});

test('a server starts although a killed libvirtd left chains of firewall rules behind', async () => {
  const last = Number(/vnet(\d+)/.exec(virsh('domiflist', `portico-${serviceId}`))?.[1]);
  const ebtables = (...words: readonly string[]) => execFileSync('ebtables', ['--concurrent', '-t', 'nat', ...words]);
  // A root chain that has its final name, and one of its chains that doesn't have it yet.
  const rules = [last, last + 1, last + 2].map((index) => ({ root: `libvirt-O-vnet${index}`, chain: `P-vnet${index}-rarp` }));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await driver.begin({ operationId: 'before-the-chains', serviceId, fence: 6, command: { kind: 'force_off' } }, never);
  expect(await endOf(driver, 'before-the-chains')).toMatchObject({ status: 'succeeded', power: 'stopped' });
  for (const { root, chain } of rules) {
    ebtables('-N', chain);
    ebtables('-N', root);
    ebtables('-A', root, '-j', chain);
  }
  await driver.begin({ operationId: 'after-the-chains', serviceId, fence: 7, command: { kind: 'start' } }, never);
  expect(await endOf(driver, 'after-the-chains')).toMatchObject({ status: 'succeeded', power: 'running' });
  expect(warned.mock.calls.map(([, message]) => String(message))).toContainEqual(expect.stringContaining('stale firewall rules'));
  warned.mockRestore();
});

test('a server starts although its mounted ISO image was deleted from the pool', async () => {
  const spare = path.join(poolFolder, 'spare.iso');
  copyFileSync(path.join(poolFolder, 'rescue.iso'), spare);
  const other = openDriver({ isos: { spare: 'spare.iso' } });
  const commands = [{ kind: 'mount_iso', iso: 'spare', boot: false }, { kind: 'force_off' }, { kind: 'start' }] as const;
  for (const [index, command] of commands.entries()) {
    if (command.kind === 'start') rmSync(spare);
    const operationId = randomUUID();
    await other.driver.begin({ operationId, serviceId, fence: 8 + index, command }, never);
    expect(await endOf(other.driver, operationId)).toMatchObject({ status: 'succeeded' });
  }
  expect(await powerOf(serviceId)).toBe('running');
  await other.close();
});

test('volumes that an interrupted creation has left are replaced', async () => {
  virsh('vol-create-as', 'portico', 'portico-42-disk-1.qcow2', '1M', '--format', 'qcow2');
  virsh('vol-create-as', 'portico', 'portico-42-seed-1.iso', '1k', '--format', 'raw');
  await makeServer(driver, requestOf(42));
  expect(virsh('vol-info', '--pool', 'portico', 'portico-42-disk-1.qcow2')).toMatch(/Capacity: +256\.00 MiB/);
  await removeServer(driver, 42);
});

test('volumes without a domain are removed', async () => {
  virsh('vol-create-as', 'portico', 'portico-43-disk-1.qcow2', '1M', '--format', 'qcow2');
  await removeServer(driver, 43);
  expect(virsh('vol-list', 'portico')).not.toContain('portico-43');
});

test('a server that would not fit when it is full is refused', async () => {
  await expect(makeServer(driver, requestOf(44, { tariff: 'too-large' }))).rejects.toThrow('pool-full');
  expect(virsh('list', '--all', '--name')).not.toContain('portico-44');
});

test("a server that Portico didn't create is listed, adopted without a restart, and removed with its disk", async () => {
  const { uuid, file } = makeForeignMachine('by-hand');
  const id = virsh('domid', 'by-hand');
  const found = (await driver.list(never)).find(({ name }) => name === 'by-hand');
  expect(found).toMatchObject({ foreignId: uuid, serviceId: null, power: 'running', fence: null });
  await driver.adopt(45, uuid, never);
  await driver.adopt(45, uuid, never);
  await expect(driver.adopt(serviceId, uuid, never)).rejects.toThrow(DriverError);
  expect(await powerOf(45)).toBe('running');
  expect(virsh('domid', 'by-hand')).toBe(id);
  const reinstalled = await carryOut(driver, 45, {
    kind: 'reinstall',
    system: { os: 'debian-13', raid: null, iso: null },
    rootPassword: null,
    sshKey: null,
  });
  expect(reinstalled).toMatchObject({ status: 'failed', code: 'unsupported' });
  await removeServer(driver, 45);
  expect(virsh('list', '--all', '--name')).not.toContain('by-hand');
  expect(execFileSync('ls', [path.dirname(file)], { encoding: 'utf8' })).not.toContain('by-hand');
});
