import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callDriver } from './call-driver.ts';
import { DriverError } from './driver-error.ts';
import type { FinalState, OperationState, ProvisioningDriver, ServerRequest, ServerState } from './provisioning-driver.ts';
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
    ipv4Count: 1,
    rootPassword: 'Wq7h-mK2x-Tr9d-b3Fc',
    ...changes,
  });

  type Ready = Extract<ServerState, { status: 'ready' }>;
  async function ready(request: ServerRequest): Promise<Ready> {
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      const state = await ask((one, limited) => one.requestServer(request, limited));
      if (state.status === 'ready') return state;
      await wait();
    }
    throw new Error('The server was never ready');
  }

  async function newServer(changes: Partial<ServerRequest> = {}): Promise<{ serviceId: number; state: Ready }> {
    const serviceId = newServiceId();
    return { serviceId, state: await ready(requestOf(serviceId, changes)) };
  }

  const begin = (serviceId: number, command: ServerCommand, operationId: string) =>
    ask((one, limited) => one.begin({ operationId, serviceId, command }, limited));
  const stateOf = (operationId: string): Promise<OperationState> => ask((one, limited) => one.operationState(operationId, limited));
  const cancel = (operationId: string): Promise<FinalState> => ask((one, limited) => one.cancel(operationId, limited));
  const powerOf = async (serviceId: number) => (await ask((one, limited) => one.powerOf([serviceId], limited))).get(serviceId);

  /** Starts an operation, waits, and cancels it if it hangs. */
  async function attempt(serviceId: number, command: ServerCommand): Promise<FinalState> {
    const operationId = randomUUID();
    await begin(serviceId, command, operationId);
    await wait();
    const state = await stateOf(operationId);
    return state.status === 'running' ? await cancel(operationId) : state;
  }

  async function carryOut(serviceId: number, command: ServerCommand): Promise<Extract<FinalState, { status: 'succeeded' }>['result']> {
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      const state = await attempt(serviceId, command);
      if (state.status === 'succeeded') return state.result;
      if (!open().isFaulty) throw new Error(`${command.kind} ended as ${JSON.stringify(state)}`);
    }
    throw new Error(`${command.kind} never succeeded`);
  }

  describe('servers', () => {
    test('repeated and concurrent requests create one server with the same addresses', async () => {
      const request = requestOf(newServiceId(), { ipv4Count: 3 });
      const states = await Promise.all(Array.from({ length: 5 }, () => ready(request)));
      expect(new Set(states.map((state) => JSON.stringify(state.ipv4))).size).toBe(1);
      expect(states[0]).toMatchObject({ power: 'running' });
      expect(new Set(states[0]?.ipv4.map(({ ip }) => ip)).size).toBe(3);
    });

    test('no two servers share an address', async () => {
      const servers = [await newServer({ ipv4Count: 2 }), await newServer({ ipv4Count: 2 }), await newServer()];
      const addresses = servers.flatMap(({ state: { ipv4, ipv6 } }) => [
        ...ipv4.map(({ ip }) => ip),
        ...(ipv6 === null ? [] : [ipv6.prefix]),
      ]);
      expect(new Set(addresses).size).toBe(addresses.length);
    });

    test('removing a server deletes it, can be repeated, and frees its addresses', async () => {
      const { serviceId, state } = await newServer();
      await ask((one, limited) => one.removeServer(serviceId, limited));
      await ask((one, limited) => one.removeServer(serviceId, limited));
      expect(await powerOf(serviceId)).toBeUndefined();
      const free = new Set(state.ipv4.map(({ ip }) => ip));
      const next = await newServer();
      expect(next.state.ipv4.some(({ ip }) => free.has(ip))).toBe(true);
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
      expect((await carryOut(serviceId, { kind: 'enable_vnc', password: 'k7Qm2Xtd' })).vncAddress).toMatch(/^\S+:\d+$/);
      expect((await carryOut(serviceId, { kind: 'restart' })).vncAddress).not.toBeNull();
      expect((await carryOut(serviceId, { kind: 'disable_vnc' })).vncAddress).toBeNull();
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

  describe('metrics', () => {
    test('metrics are consecutive, never negative, and identical when read again', async () => {
      const { serviceId } = await newServer();
      await wait();
      const since = new Date(0);
      const read = (from: Date) => ask((one, limited) => one.readMetrics(serviceId, from, limited));
      const samples = await read(since);
      for (const [index, sample] of samples.entries()) {
        const before = samples[index - 1];
        expect(before?.at.getTime() ?? sample.at.getTime() - sample.seconds * 1_000).toBe(sample.at.getTime() - sample.seconds * 1_000);
        for (const figure of [sample.bytesIn, sample.bytesOut]) expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
        for (const percent of [sample.cpuPercent, sample.memoryPercent, sample.diskPercent]) {
          expect(percent >= 0 && percent <= 100).toBe(true);
        }
      }
      const half = Math.floor(samples.length / 2);
      expect((await read(samples[half]?.at ?? since))[0]).toEqual(samples[samples.length === 0 ? 0 : half + 1]);
      expect((await read(since)).slice(0, samples.length)).toEqual(samples);
    });
  });

  test('metrics reset the uptime after a restart', async () => {
    const { serviceId } = await newServer();
    await wait();
    await carryOut(serviceId, { kind: 'restart' });
    await wait();
    const uptimes = (await ask((one, limited) => one.readMetrics(serviceId, new Date(0), limited))).map((sample) => sample.uptimeSeconds);
    expect(uptimes.some((uptime, index) => uptime < (uptimes[index - 1] ?? 0))).toBe(true);
  });

  test('a call whose signal is aborted ends, even if the driver hangs', async () => {
    const gone = AbortSignal.abort();
    await expect(callDriver(callTimeoutMs, gone, (limited) => open().driver.operationState(randomUUID(), limited))).rejects.toThrow(
      DriverError,
    );
  });
}
