import { randomUUID } from 'node:crypto';
import { callDriver } from './call-driver.ts';
import { DriverError } from './driver-error.ts';
import type { DriverUnderTest, ProbedServer, ServerProbe } from './driver-under-test.ts';
import {
  serverCapabilities,
  type FinalState,
  type OperationState,
  type ProvisioningDriver,
  type ServerCapability,
  type ServerNetwork,
  type ServerRequest,
  type ServerState,
} from './provisioning-driver.ts';
import type { ServerCommand } from './server-command.ts';

const maxAttempts = 200;
const { signal } = new AbortController();

export type SuiteBench = ReturnType<typeof openBench>;

/** Orders, operates and removes servers of a driver under test as the server does. */
export function openBench(open: () => DriverUnderTest, callTimeoutMs: number) {
  const wait = () => open().wait();
  const created = new Set<number>();
  const newServiceId = () => {
    const serviceId = open().newServiceId();
    created.add(serviceId);
    return serviceId;
  };
  /** Removes every server that was created since the last time. */
  async function removeAll(): Promise<void> {
    for (const serviceId of created) await removed(serviceId);
    created.clear();
  }

  const offers = (capability: ServerCapability) => {
    const { tariff, configoptions } = requestOf(0);
    const offered = open().driver.capabilities?.({ tariff, configoptions }) ?? serverCapabilities;
    return offered.includes(capability);
  };

  /** Returns a probe, or skips the test and says why. */
  function needed<Name extends keyof ServerProbe>(skip: (note: string) => void, name: Name): NonNullable<ServerProbe[Name]> {
    const probe = open().probe?.[name];
    if (probe === undefined) skip(`There is no probe.${name}, so this isn't proved.`);
    return probe as NonNullable<ServerProbe[Name]>;
  }

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
    network: (open().networkOf ?? documentationNetwork)(serviceId),
    rootPassword: 'Wq7h-mK2x-Tr9d-b3Fc',
    sshKey: null,
    ...open().ordered,
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

  async function newServer(changes: Partial<ServerRequest> = {}): Promise<ProbedServer> {
    const serviceId = newServiceId();
    const request = requestOf(serviceId, changes);
    await ready(request);
    return { serviceId, network: request.network };
  }

  let lastFence = 0;
  const begin = (serviceId: number, command: ServerCommand, operationId: string, fence = (lastFence += 1)) =>
    ask((one, limited) => one.begin({ operationId, serviceId, fence, command }, limited));
  const stateOf = (operationId: string): Promise<OperationState> => ask((one, limited) => one.operationState(operationId, limited));
  const cancel = (operationId: string): Promise<FinalState> => ask((one, limited) => one.cancel(operationId, limited));
  const powerOf = async (serviceId: number) => (await ask((one, limited) => one.powerOf([serviceId], limited))).get(serviceId);

  async function removed(serviceId: number, mac?: string): Promise<void> {
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      if ((await ask((one, limited) => one.removeServer(serviceId, limited, mac))) === 'removed') return;
      await wait();
    }
    throw new Error('The server was never removed');
  }

  /** Starts an operation, waits, and cancels it if it hangs. */
  async function attempt(serviceId: number, command: ServerCommand, fence?: number): Promise<FinalState> {
    const operationId = randomUUID();
    await begin(serviceId, command, operationId, fence);
    await wait();
    const state = await stateOf(operationId);
    return state.status === 'running' ? await cancel(operationId) : state;
  }

  async function carryOut(
    serviceId: number,
    command: ServerCommand,
    fence?: number,
  ): Promise<Extract<FinalState, { status: 'succeeded' }>> {
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      const state = await attempt(serviceId, command, fence);
      if (state.status === 'succeeded') return state;
      if (!open().isFaulty) throw new Error(`${command.kind} ended as ${JSON.stringify(state)}`);
    }
    throw new Error(`${command.kind} never succeeded`);
  }

  return {
    open,
    wait,
    newServiceId,
    removeAll,
    offers,
    needed,
    ask,
    requestOf,
    ready,
    newServer,
    begin,
    lastFence: () => lastFence,
    stateOf,
    cancel,
    powerOf,
    removed,
    attempt,
    carryOut,
    /** The system and the image that a server is changed to. */
    other: () => open().other ?? { os: 'ubuntu-26.04', iso: 'arch' },
  };
}

/** Documentation addresses that no two service ids share. */
function documentationNetwork(serviceId: number): ServerNetwork {
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
