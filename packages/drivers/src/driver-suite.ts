import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { callDriver } from './call-driver.ts';
import { DriverError } from './driver-error.ts';
import type { DriverUnderTest, SuiteTimes } from './driver-under-test.ts';
import { describeEffects } from './effects-suite.ts';
import type { ServerCommand } from './server-command.ts';
import { openBench, type SuiteBench } from './suite-bench.ts';

/** What every driver guarantees, even under faults. Each test removes its servers. */
export function driverSuite(open: () => DriverUnderTest, { callTimeoutMs = 2_000, testTimeoutMs }: SuiteTimes = {}): void {
  const bench = openBench(open, callTimeoutMs);
  describe('the driver', testTimeoutMs === undefined ? {} : { timeout: testTimeoutMs }, () => {
    afterEach(() => bench.removeAll());
    describeOperations(bench);
    describeEffects(bench);

    test('a call whose signal is aborted ends, even if the driver hangs', async () => {
      const gone = AbortSignal.abort();
      await expect(callDriver(callTimeoutMs, gone, (limited) => open().driver.operationState(randomUUID(), limited))).rejects.toThrow(
        DriverError,
      );
    });
  });
}

function describeOperations({
  wait,
  newServiceId,
  offers,
  ask,
  requestOf,
  ready,
  newServer,
  begin,
  stateOf,
  cancel,
  powerOf,
  removed,
  attempt,
  carryOut,
  other,
}: SuiteBench): void {
  describe('servers', () => {
    test('repeated and concurrent requests create one server', async () => {
      const request = requestOf(newServiceId());
      const states = await Promise.all(Array.from({ length: 5 }, () => ready(request)));
      expect(states.map(({ power }) => power)).toEqual(Array.from({ length: 5 }, () => 'running'));
      const found = await ask((one, limited) => one.list(limited));
      expect(found.filter(({ serviceId }) => serviceId === request.serviceId)).toHaveLength(1);
    });

    test('removing a server deletes it and can be repeated', async () => {
      const { serviceId } = await newServer();
      await removed(serviceId);
      await removed(serviceId);
      expect(await powerOf(serviceId)).toBeUndefined();
      expect((await ask((one, limited) => one.list(limited))).filter((found) => found.serviceId === serviceId)).toEqual([]);
    });
  });

  describe('removal by a MAC address', () => {
    test('deletes only the server that was requested with it', async () => {
      const { serviceId, network } = await newServer();
      await removed(
        serviceId,
        network.mac.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      );
      expect(await powerOf(serviceId)).toBe('running');
      await removed(serviceId, network.mac);
      expect(await powerOf(serviceId)).toBeUndefined();
    });
  });

  describe('operations', () => {
    test('power operations change the power', async () => {
      const { serviceId } = await newServer();
      for (const [kind, power] of [
        ['stop', 'stopped'],
        ['start', 'running'],
        ['restart', 'running'],
        ['force_off', 'stopped'],
      ] as const) {
        expect(await carryOut(serviceId, { kind })).toMatchObject({ power });
        expect(await powerOf(serviceId)).toBe(power);
      }
    });

    test('VNC has an address while it is enabled', async ({ skip }) => {
      if (!offers('vnc')) skip('The driver offers no VNC.');
      const { serviceId } = await newServer();
      const address = () => ask((one, limited) => one.vncAddress(serviceId, limited));
      expect(await address()).toBeNull();
      await carryOut(serviceId, { kind: 'enable_vnc', password: 'k7Qm2Xtd' });
      const enabled = await address();
      expect(enabled).toMatch(/^\S+:\d+$/);
      await carryOut(serviceId, { kind: 'restart' });
      expect(await address()).toBe(enabled);
      await carryOut(serviceId, { kind: 'disable_vnc' });
      expect(await address()).toBeNull();
    });

    test('credentials, media and a reinstall leave the server running', async () => {
      const { serviceId } = await newServer();
      const { os, iso } = other();
      const system = { os, raid: null, iso: null };
      for (const command of [
        { kind: 'set_root_password', password: 'Wq7h-mK2x-Tr9d-b3Fc' },
        { kind: 'set_ssh_key', publicKey: null },
        { kind: 'mount_iso', iso, boot: true },
        { kind: 'unmount_iso' },
        { kind: 'reinstall', system, rootPassword: 'Wq7h-mK2x-Tr9d-b3Fd', sshKey: null },
      ] as const satisfies readonly ServerCommand[]) {
        expect(await carryOut(serviceId, command)).toMatchObject({ power: 'running' });
      }
    });

    test("a server is created and reinstalled from an ISO image, although the catalogue's choice names no system", async ({ skip }) => {
      if (!offers('iso')) skip('The driver offers no ISO images.');
      const system = { os: 'iso', raid: null, iso: other().iso };
      const { serviceId } = await newServer({ system, rootPassword: null });
      const command = { kind: 'reinstall', system, rootPassword: null, sshKey: null } as const;
      expect(await carryOut(serviceId, command)).toMatchObject({ power: 'running' });
    });

    test('an operation with a lower fence than the last is refused', async () => {
      const { serviceId } = await newServer();
      await carryOut(serviceId, { kind: 'restart' });
      const operationId = randomUUID();
      await begin(serviceId, { kind: 'force_off' }, operationId, 0);
      await wait();
      expect(['failed', 'unknown']).toContain((await stateOf(operationId)).status);
      expect(await powerOf(serviceId)).toBe('running');
    });

    test('repeating an operation id starts nothing, even after it has ended', async () => {
      const { serviceId } = await newServer();
      await carryOut(serviceId, { kind: 'stop' });
      const operationId = randomUUID();
      await begin(serviceId, { kind: 'start' }, operationId);
      await begin(serviceId, { kind: 'start' }, operationId);
      await wait();
      const state = await cancel(operationId);
      await carryOut(serviceId, { kind: 'force_off' });
      await begin(serviceId, { kind: 'start' }, operationId);
      await wait();
      const after = [await stateOf(operationId), await powerOf(serviceId)];
      // A forgotten operation never began, so the later one counts.
      expect(state.status === 'unknown' ? [state, 'stopped'] : after).toEqual([state, 'stopped']);
    });

    test('a cancelled operation stops and its outcome is final', async () => {
      const { serviceId } = await newServer();
      const operationId = randomUUID();
      await begin(serviceId, { kind: 'stop' }, operationId);
      const state = await cancel(operationId);
      const power = await powerOf(serviceId);
      await wait();
      expect(await stateOf(operationId)).toEqual(state);
      expect([await powerOf(serviceId), power]).toEqual(state.status === 'succeeded' ? ['stopped', 'stopped'] : ['running', 'running']);
    });

    test('an operation that never began, or for a missing server, is reported as such', async () => {
      expect(await stateOf(randomUUID())).toEqual({ status: 'unknown' });
      expect(await cancel(randomUUID())).toEqual({ status: 'unknown' });
      expect(['failed', 'unknown']).toContain((await attempt(newServiceId(), { kind: 'start' })).status);
    });

    test("a second operation on a busy server doesn't run concurrently", async () => {
      const { serviceId } = await newServer();
      const [first, second] = [randomUUID(), randomUUID()];
      await begin(serviceId, { kind: 'restart' }, first);
      await begin(serviceId, { kind: 'force_off' }, second);
      const states = [await stateOf(first), await stateOf(second)];
      expect(states.filter(({ status }) => status === 'running').length).toBeLessThanOrEqual(1);
      const progress = states.flatMap((state) => (state.status === 'running' ? [state.progress] : []));
      expect(progress.filter((percent) => !Number.isInteger(percent) || percent < 0 || percent > 99)).toEqual([]);
      for (const { status } of await Promise.all([cancel(first), cancel(second)])) expect(status).not.toBe('running');
    });
  });
}
