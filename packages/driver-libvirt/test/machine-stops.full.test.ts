import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOut, makeServer, openDriver, removeServer, requestOf } from './driver-under-test.ts';
import { prepareMachineRoom, virsh } from './machine-room.ts';

const never = new AbortController().signal;
const serviceId = 51;
const { driver, close } = openDriver();

beforeAll(async () => {
  prepareMachineRoom();
  await makeServer(driver, requestOf(serviceId));
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
