import type { App } from '../../../app.ts';
import { callDriver } from '@portico/drivers/call-driver';
import { DriverError } from '@portico/drivers/driver-error';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import { findDriver } from '../../../drivers/provisioning/driver-features.ts';
import { allServicesRepository } from '../all-services.repository.ts';
import { countCall } from './driver-calls.ts';
import { driverCallTimeoutMs } from '../settings.ts';

type Call<Answer> = (driver: ProvisioningDriver, signal: AbortSignal) => Promise<Answer>;

/** Returns a driver by its name; null is the default. @throws DriverError if portico.config.ts has none of that name */
export function driverNamed(app: App, name: string | null): ProvisioningDriver {
  const driver = findDriver(app, name);
  if (driver === undefined) throw new DriverError(`No provisioning driver is named ${name}`);
  return driver;
}

/** Calls the driver of a service with a timeout. @throws DriverError if it doesn't answer */
export async function askDriver<T>(app: App, serviceId: number, signal: AbortSignal, call: Call<T>): Promise<T> {
  // Also with one driver: another process may have more of them already.
  const service = await app.database.read((tx) => allServicesRepository(tx).find(serviceId));
  return await callNamed(app, service?.driver ?? null, signal, call);
}

/**
 * Calls a driver about all its servers with a timeout, and counts whether it answers. Calls about one server aren't counted: a driver may
 * answer them from memory while its host is down. @throws DriverError that names the driver if it doesn't answer
 */
export async function askNamedDriver<T>(app: App, name: string | null, signal: AbortSignal, call: Call<T>): Promise<T> {
  const known = name ?? app.defaultDriver;
  try {
    const answer = await callNamed(app, name, signal, call);
    countCall(app, known, 'answered');
    return answer;
  } catch (error) {
    // A call that the server itself cuts off says nothing about the driver.
    if (!signal.aborted) countCall(app, known, 'failed');
    throw error;
  }
}

async function callNamed<T>(app: App, name: string | null, signal: AbortSignal, call: Call<T>): Promise<T> {
  const driver = driverNamed(app, name);
  try {
    return await callDriver(app.configuration.setting(driverCallTimeoutMs), signal, (limited) => call(driver, limited));
  } catch (error) {
    if (!(error instanceof DriverError)) throw error;
    throw new DriverError(`${name ?? app.defaultDriver}: ${error.message}`, { cause: error.cause ?? error });
  }
}

/** Groups items by their driver's name, so that one call is about many servers. */
export function byDriver<Item extends { driver: string | null }>({ defaultDriver }: App, items: readonly Item[]): Map<string, Item[]> {
  return Map.groupBy(items, ({ driver }) => driver ?? defaultDriver);
}
