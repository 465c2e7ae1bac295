import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callDriver } from './call-driver.ts';
import { DriverError } from './driver-error.ts';
import type { FinalState, OperationState, ProvisioningDriver, ServerNetwork, ServerRequest, ServerState } from './provisioning-driver.ts';
import type { ServerCommand } from './server-command.ts';

/** A driver under test, and how to let its time pass. */
export type DriverUnderTest = {
  driver: ProvisioningDriver;
  /** After it, operations that take `expectedMs` have ended. */
  wait: () => Promise<void>;
  /** Returns the id of a service without a server. */
  newServiceId: () => number;
  /** Whether its faults make operations fail, hang or be forgotten. Operations are then repeated until they succeed. */
  isFaulty: boolean;
};

const callTimeoutMs = 2_000;
const maxAttempts = 200;
const { signal } = new AbortController();

/** What every driver guarantees, even under faults. */
export function driverSuite(open: () => DriverUnderTest): void {
  const wait = () => open().wait();
  const newServiceId = () => open().newServiceId();

  /** Repeats a call until it is answered, as every caller must. */
  async function ask<T>(call: (driver: ProvisioningDriver, signal: AbortSignal) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await callDriver(callTimeoutMs, signal, (limited) => call(open().driver, limited));
      } catch (error) {
        if (!(error instanceof DriverError) || tries >= maxAttempts) throw error;
      }
    }
  }

  const requestOf = (serviceId: number, changes: Partial<ServerRequest> = {}): ServerRequest => ({
    serviceId,
    hostname: `server-${serviceId}.example.com`,
    tariff: 'vps-nvme-2-de',
    country: 'DE',
    configoptions: {},
    system: { os: 'debian-13', raid: 'none', iso: null },
    network: networkOf(serviceId),
    rootPassword: 'Wq7h-mK2x-Tr9d-b3Fc',
    sshKey: null,
    ...changes,
  });

  type Ready = Extract<ServerState, { status: 'ready' }>;
  async function ready(request: ServerRequest): Promise<Ready> {
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      const state = await ask((one, limited) => one.requestServer(request, limited));
      if (state.status === 'ready') return state;
      if (state.status === 'failed' && !open().isFaulty) throw new Error(`The request failed: ${JSON.stringify(state)}`);
      await wait();
    }
    throw new Error('The server was never ready');
  }

  async function newServer(changes: Partial<ServerRequest> = {}): Promise<{ serviceId: number; state: Ready }> {
    const serviceId = newServiceId();
    return { serviceId, state: await ready(requestOf(serviceId, changes)) };
  }

  let lastFence = 0;
  const begin = (serviceId: number, command: ServerCommand, operationId: string, fence = (lastFence += 1)) =>
    ask((one, limited) => one.begin({ operationId, serviceId, fence, command }, limited));
  const stateOf = (operationId: string): Promise<OperationState> => ask((one, limited) => one.operationState(operationId, limited));
  const cancel = (operationId: string): Promise<FinalState> => ask((one, limited) => one.cancel(operationId, limited));
  const powerOf = async (serviceId: number) => (await ask((one, limited) => one.powerOf([serviceId], limited))).get(serviceId);

  async function removed(serviceId: number): Promise<void> {
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      if ((await ask((one, limited) => one.removeServer(serviceId, limited))) === 'removed') return;
      await wait();
    }
    throw new Error('The server was never removed');
  }

  /** Starts an operation, waits, and cancels it if it hangs. */
  async function attempt(serviceId: number, command: ServerCommand): Promise<FinalState> {
    const operationId = randomUUID();
    await begin(serviceId, command, operationId);
    await wait();
    const state = await stateOf(operationId);
    return state.status === 'running' ? await cancel(operationId) : state;
  }

  async function carryOut(serviceId: number, command: ServerCommand): Promise<Extract<FinalState, { status: 'succeeded' }>> {
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      const state = await attempt(serviceId, command);
      if (state.status === 'succeeded') return state;
      if (!open().isFaulty) throw new Error(`${command.kind} ended as ${JSON.stringify(state)}`);
    }
    throw new Error(`${command.kind} never succeeded`);
  }

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

    test('VNC has an address while it is enabled', async () => {
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
      const system = { os: 'ubuntu-26.04', raid: null, iso: null };
      for (const command of [
        { kind: 'set_root_password', password: 'Wq7h-mK2x-Tr9d-b3Fc' },
        { kind: 'set_ssh_key', publicKey: null },
        { kind: 'mount_iso', iso: 'arch', boot: true },
        { kind: 'unmount_iso' },
        { kind: 'reinstall', system, rootPassword: 'Wq7h-mK2x-Tr9d-b3Fd', sshKey: null },
      ] as const satisfies readonly ServerCommand[]) {
        expect(await carryOut(serviceId, command)).toMatchObject({ power: 'running' });
      }
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
      for (const { status } of await Promise.all([cancel(first), cancel(second)])) expect(status).not.toBe('running');
    });
  });

  describe('counters', () => {
    const countersOf = async (serviceId: number) => {
      const counters = (await ask((one, limited) => one.counters([serviceId], limited))).get(serviceId);
      if (counters === undefined) throw new Error('The server has no counters');
      return counters;
    };

    test('counters never fall while the server runs', async () => {
      const { serviceId } = await newServer();
      const before = await countersOf(serviceId);
      await wait();
      const after = await countersOf(serviceId);
      expect(after.bootEpoch).toBe(before.bootEpoch);
      expect(after.at.getTime()).toBeGreaterThan(before.at.getTime());
      expect(after.uptimeSeconds).toBeGreaterThan(before.uptimeSeconds);
      for (const name of ['receivedBytes', 'sentBytes'] as const) {
        expect(Number.isSafeInteger(after[name])).toBe(true);
        expect(after[name]).toBeGreaterThanOrEqual(before[name]);
      }
      expect(after.cpuNs).toBeGreaterThan(before.cpuNs);
      expect(after.cpuCount).toBeGreaterThan(0);
      for (const { usedBytes, totalBytes } of [after.memory, after.disk]) {
        expect(totalBytes).toBeGreaterThan(0);
        expect(usedBytes === null || (usedBytes > 0 && usedBytes <= totalBytes)).toBe(true);
      }
    });

    test('counters have another epoch after a stop and a start', async () => {
      const { serviceId } = await newServer();
      await wait();
      const before = await countersOf(serviceId);
      await carryOut(serviceId, { kind: 'stop' });
      expect((await countersOf(serviceId)).uptimeSeconds).toBe(0);
      await carryOut(serviceId, { kind: 'start' });
      const after = await countersOf(serviceId);
      expect(after.bootEpoch).not.toBe(before.bootEpoch);
      expect(after.uptimeSeconds).toBeLessThan(before.uptimeSeconds);
    });
  });

  test('a call whose signal is aborted ends, even if the driver hangs', async () => {
    const gone = AbortSignal.abort();
    await expect(callDriver(callTimeoutMs, gone, (limited) => open().driver.operationState(randomUUID(), limited))).rejects.toThrow(
      DriverError,
    );
  });
}

/** Documentation addresses that no two service ids share. */
function networkOf(serviceId: number): ServerNetwork {
  const host = serviceId % 65_536;
  const group = host.toString(16);
  const [third, fourth] = [Math.floor(host / 256), host % 256];
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  return {
    mac: `52:54:00:00:${hex(third)}:${hex(fourth)}`,
    bridge: null,
    vlan: null,
    ipv4: [{ ip: `198.18.${third}.${fourth}`, gateway: '198.18.0.1', prefixLength: 15 }],
    ipv6: { prefix: `2001:db8:40:${group}::/64`, gateway: 'fe80::1' },
  };
}
