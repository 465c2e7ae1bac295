import { DriverError } from '@portico/drivers/driver-error';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';

const refuse = (): never => {
  throw new DriverError('No provisioning driver is configured');
};

/** For processes that provision nothing, such as operator commands. Every call fails. */
export const noDriver: ProvisioningDriver = {
  requestServer: async () => refuse(),
  removeServer: async () => refuse(),
  begin: async () => refuse(),
  expectedMs: () => refuse(),
  operationState: async () => refuse(),
  cancel: async () => refuse(),
  powerOf: async () => refuse(),
  openConsole: async () => refuse(),
  vncAddress: async () => refuse(),
  counters: async () => refuse(),
  list: async () => refuse(),
  adopt: async () => refuse(),
};
