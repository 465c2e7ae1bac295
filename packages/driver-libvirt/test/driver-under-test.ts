import { createLibvirtDriver } from '../src/libvirt-driver.ts';
import type { LibvirtOptions } from '../src/libvirt-options.ts';
import type { FinalState, ProvisioningDriver, ServerRequest } from '@portico/drivers/provisioning-driver';
import type { ServerCommand } from '@portico/drivers/server-command';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf, options } from './machine-room.ts';

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: (...words: readonly unknown[]) => console.warn(...words),
  error: console.error,
};
const never = new AbortController().signal;
const pollMs = 300;

/** Returns a driver as a process of Portico has one, and how to close it. */
export function openDriver(changes: Partial<LibvirtOptions> = {}): { driver: ProvisioningDriver; close: () => Promise<void> } {
  const closers: (() => Promise<void> | void)[] = [];
  const driver = createLibvirtDriver(
    { ...options, ...changes },
    {
      now: () => new Date(),
      logger: silent,
      onClose: (close) => closers.push(close),
      // The tests create servers in one process.
      database: { exclusive: (_name, work) => work(never) },
    },
  );
  return {
    driver,
    close: async () => {
      for (const close of closers) await close();
    },
  };
}

export function requestOf(serviceId: number, changes: Partial<ServerRequest> = {}): ServerRequest {
  return {
    serviceId,
    hostname: `server-${serviceId}.example.com`,
    tariff: 'vps-nvme-2-de',
    country: 'DE',
    configoptions: {},
    system: { os: 'debian-13', raid: null, iso: null },
    network: networkOf(serviceId),
    rootPassword: null,
    sshKey: null,
    ...changes,
  };
}

/** @throws if the request fails */
export async function makeServer(driver: ProvisioningDriver, request: ServerRequest): Promise<void> {
  for (;;) {
    const state = await driver.requestServer(request, never);
    if (state.status === 'ready') return;
    if (state.status === 'failed') throw new Error(`${state.code}: ${state.reason}`);
    await sleep(pollMs);
  }
}

let lastFence = 0;

export async function carryOut(driver: ProvisioningDriver, serviceId: number, command: ServerCommand): Promise<FinalState> {
  const operationId = randomUUID();
  await driver.begin({ operationId, serviceId, fence: (lastFence += 1), command }, never);
  return await endOf(driver, operationId);
}

export async function endOf(driver: ProvisioningDriver, operationId: string): Promise<FinalState> {
  for (;;) {
    const state = await driver.operationState(operationId, never);
    if (state.status !== 'running') return state;
    await sleep(pollMs);
  }
}

export async function removeServer(driver: ProvisioningDriver, serviceId: number): Promise<void> {
  while ((await driver.removeServer(serviceId, never)) !== 'removed') await sleep(pollMs);
}
