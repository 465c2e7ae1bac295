import { driverSuite } from '@portico/drivers/driver-suite';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import { afterAll, afterEach } from 'vitest';
import { endOf, openDriver, removeServer } from './driver-under-test.ts';
import { makeForeignMachine } from './foreign-machine.ts';
import { createGuestProbe } from './guest-probe.ts';
import { networkOf, prepareMachineRoom } from './machine-room.ts';

prepareMachineRoom();
const { driver, close } = openDriver();
const never = new AbortController().signal;

let lastServiceId = 1_000;
const requests = new Map<number, Parameters<ProvisioningDriver['requestServer']>[0]>();
const started = new Set<string>();
const passwords = new Map<number, string>();

/** The driver, which also remembers what the suite has asked of it, and which password each server has. */
const watched: ProvisioningDriver = {
  ...driver,
  requestServer(request, signal) {
    requests.set(request.serviceId, request);
    notePassword(request.serviceId, request.rootPassword);
    return driver.requestServer(request, signal);
  },
  begin(operation, signal) {
    const { operationId, serviceId, command } = operation;
    started.add(operationId);
    if (command.kind === 'reinstall') notePassword(serviceId, command.rootPassword);
    if (command.kind === 'set_root_password') notePassword(serviceId, command.password);
    return driver.begin(operation, signal);
  },
};

function notePassword(serviceId: number, password: string | null): void {
  if (password !== null) passwords.set(serviceId, password);
}

/** Waits for events, not for a time: for the servers that were requested, and the ends of operations. */
async function wait(): Promise<void> {
  for (const [serviceId, request] of requests) {
    const state = await driver.requestServer(request, never);
    if (state.status !== 'preparing') requests.delete(serviceId);
  }
  for (const operationId of started) {
    await endOf(driver, operationId);
    started.delete(operationId);
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, pauseMs);
  await promise;
}

/** Between two questions. */
const pauseMs = 500;

afterEach(async () => {
  for (const { serviceId } of await driver.list(never)) if (serviceId !== null) await removeServer(driver, serviceId);
});
afterAll(close);

driverSuite(() => ({
  driver: watched,
  wait,
  newServiceId: () => (lastServiceId += 1),
  isFaulty: false,
  networkOf,
  probe: createGuestProbe((serviceId) => passwords.get(serviceId) ?? ''),
  createForeign: async () => makeForeignMachine(`by-hand-${(lastServiceId += 1)}`).uuid,
}));
