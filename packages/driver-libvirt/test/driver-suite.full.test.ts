import { driverSuite } from '@portico/drivers/driver-suite';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import { afterAll, afterEach } from 'vitest';
import { endOf, openDriver, removeServer } from './driver-under-test.ts';
import { prepareMachineRoom } from './machine-room.ts';

prepareMachineRoom();
const { driver, close } = openDriver();
const never = new AbortController().signal;

let lastServiceId = 1_000;
const requests = new Map<number, Parameters<ProvisioningDriver['requestServer']>[0]>();
const begun = new Set<string>();

/** The driver, which also remembers what the suite has asked of it. */
const watched: ProvisioningDriver = {
  ...driver,
  requestServer(request, signal) {
    requests.set(request.serviceId, request);
    return driver.requestServer(request, signal);
  },
  begin(operation, signal) {
    begun.add(operation.operationId);
    return driver.begin(operation, signal);
  },
};

/** Waits for events, not for a time: for the servers that were requested, and the ends of operations. */
async function wait(): Promise<void> {
  for (const [serviceId, request] of requests) {
    const state = await driver.requestServer(request, never);
    if (state.status !== 'preparing') requests.delete(serviceId);
  }
  for (const operationId of begun) {
    await endOf(driver, operationId);
    begun.delete(operationId);
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

driverSuite(() => ({ driver: watched, wait, newServiceId: () => (lastServiceId += 1), isFaulty: false }));
