import type { App } from '../../../app.ts';
import { callDriver } from '@portico/drivers/call-driver';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import { driverCallTimeoutMs } from '../settings.ts';

/** Calls the driver with a timeout. @throws DriverError if it doesn't answer */
export function askDriver<T>(
  { provisioning, configuration }: App,
  signal: AbortSignal,
  call: (driver: ProvisioningDriver, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return callDriver(configuration.setting(driverCallTimeoutMs), signal, (limited) => call(provisioning, limited));
}
