import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOut, makeServer, openDriver, removeServer, requestOf } from './driver-under-test.ts';
import { printedInGuest, runInGuest } from './guest-shell.ts';
import { networkOf, prepareMachineRoom, virsh } from './machine-room.ts';
import { waitUntil } from './wait-until.ts';

const never = new AbortController().signal;
const serviceId = 51;
const address = networkOf(serviceId).ipv4[0]?.ip ?? '';
const password = 'Wq7h-mK2x-Tr9d-b3Fc';
const { driver, close } = openDriver();

beforeAll(async () => {
  prepareMachineRoom();
  await makeServer(driver, requestOf(serviceId, { rootPassword: password }));
});
afterAll(async () => {
  await removeServer(driver, serviceId);
  await close();
});

const autostart = () => /^Autostart: +(\w+)$/m.exec(virsh('dominfo', `portico-${serviceId}`))?.[1];

async function counters() {
  const found = (await driver.counters([serviceId], never)).get(serviceId);
  if (found === undefined) throw new Error('The server has no counters');
  return found;
}

test('a running machine has a processor load and a memory use', async () => {
  const { cpuNs, cpuCount, memory } = await counters();
  expect(cpuNs).toBeGreaterThan(0);
  expect(cpuCount).toBe(1);
  expect(memory.usedBytes).toBeGreaterThan(0);
  expect(memory.usedBytes).toBeLessThanOrEqual(memory.totalBytes);
});

test('a machine starts with its host until it is stopped', async () => {
  expect(autostart()).toBe('enable');
  await carryOut(driver, serviceId, { kind: 'force_off' });
  expect(autostart()).toBe('disable');
  await carryOut(driver, serviceId, { kind: 'start' });
  expect(autostart()).toBe('enable');
});

test.each(['stop', 'force_off'] as const)('after %s, the counters of the boot are still known', async (kind) => {
  const before = await counters();
  await carryOut(driver, serviceId, { kind });
  const off = await counters();
  expect(off).toMatchObject({ uptimeSeconds: 0, receivedBytes: 0, previous: { bootEpoch: before.bootEpoch } });
  expect(off.previous?.receivedBytes).toBeGreaterThanOrEqual(before.receivedBytes);
  expect(off.previous?.cpuNs).toBeGreaterThan(before.cpuNs);
  await carryOut(driver, serviceId, { kind: 'start' });
  expect((await counters()).previous).toEqual(off.previous);
});

test.each([
  ['a reboot', 'reboot -f'],
  ['a kernel crash', 'echo 1 > /proc/sys/kernel/panic; echo c > /proc/sysrq-trigger'],
])('%s inside the guest loses no traffic, because its QEMU runs on', async (_name, command) => {
  const boot = () => printedInGuest(address, { password }, 'cat /proc/sys/kernel/random/boot_id');
  const pid = () => readFileSync(`/run/libvirt/qemu/portico-${serviceId}.pid`, 'utf8');
  const [guestBoot, qemu, before] = [await boot(), pid(), await counters()];
  const bytes = 1_000_000;
  expect(runInGuest(address, { password }, 'cat > /dev/null', Buffer.alloc(bytes, 1)).status).toBe(0);
  runInGuest(address, { password }, `(sleep 1; ${command}) > /dev/null 2>&1 &`);
  await waitUntil(async () => (await boot()) !== guestBoot);
  const after = await counters();
  expect(pid()).toBe(qemu);
  expect(after.bootEpoch).toBe(before.bootEpoch);
  expect(after.receivedBytes - before.receivedBytes).toBeGreaterThan(bytes);
});

test('a machine starts again after a restart that was cut off before its guest had shut down', async () => {
  const boot = () => printedInGuest(address, { password }, 'cat /proc/sys/kernel/random/boot_id');
  const before = await boot();
  runInGuest(address, { password }, 'killall -STOP acpid');
  const stopping = openDriver();
  const operation = { operationId: 'cut-off', serviceId, fence: 1_000, command: { kind: 'restart' } } as const;
  await stopping.driver.begin(operation, never);
  await stopping.close();
  runInGuest(address, { password }, 'killall -CONT acpid');
  await waitUntil(async () => (await boot()) !== before);
  expect(await driver.operationState('cut-off', never)).toMatchObject({ status: 'uncertain' });
  expect((await driver.powerOf([serviceId], never)).get(serviceId)).toBe('running');
});

test('a machine has its new system after a reinstall that was cut off once the power was off', async () => {
  const later = 'Xr8k-nL3y-Us0e-c4Gd';
  const stopping = openDriver();
  const system = { os: 'debian-13', raid: null, iso: null };
  const command = { kind: 'reinstall', system, rootPassword: later, sshKey: null } as const;
  await stopping.driver.begin({ operationId: 'reinstalled', serviceId, fence: 1_001, command }, never);
  await waitUntil(() => virsh('domstate', `portico-${serviceId}`).trim() !== 'running', 20);
  expect(await stopping.driver.cancel('reinstalled', never)).toMatchObject({ status: 'succeeded', power: 'running' });
  await stopping.close();
  expect(await driver.operationState('reinstalled', never)).toMatchObject({ status: 'succeeded', power: 'running' });
  expect(await printedInGuest(address, { password: later }, 'hostname')).toBe(`server-${serviceId}.example.com`);
});
