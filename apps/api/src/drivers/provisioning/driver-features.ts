import type { ServiceFeature } from '@portico/contract';
import { serverCapabilities, type ProvisioningDriver, type ServerCapability, type ServerPlan } from '@portico/drivers/provisioning-driver';

/** The configured drivers: the default, and the others by name. */
export type Drivers = {
  provisioning: ProvisioningDriver;
  defaultDriver: string;
  otherDrivers: ReadonlyMap<string, ProvisioningDriver>;
};

/** A plan and the name of its driver; null is the default. */
export type DrivenPlan = ServerPlan & { driver: string | null };

const featureOf: Readonly<Record<ServerCapability, ServiceFeature>> = {
  power: 'power',
  vnc: 'vnc',
  console: 'console',
  iso: 'iso',
  reinstall: 'reinstall',
  'root-password': 'root_password',
  'ssh-key': 'ssh_key',
  metrics: 'metrics',
};

export const everyFeature: readonly ServiceFeature[] = serverCapabilities.map((capability) => featureOf[capability]);

/** Returns undefined if portico.config.ts has no driver of that name. */
export function findDriver({ provisioning, defaultDriver, otherDrivers }: Drivers, name: string | null): ProvisioningDriver | undefined {
  return name === null || name === defaultDriver ? provisioning : otherDrivers.get(name);
}

/** Returns those of the names that portico.config.ts has no driver of. */
export function missingDrivers(drivers: Drivers, names: readonly string[]): string[] {
  return names.filter((name) => findDriver(drivers, name) === undefined);
}

/**
 * Returns what customers can do with a server of the plan: everything if the driver doesn't say, and nothing if it's no longer configured.
 * Drivers answer without a network call, so that this needs no cache and may run inside a transaction.
 */
export function featuresOf(drivers: Drivers, { driver: name, tariff, configoptions }: DrivenPlan): ServiceFeature[] {
  const driver = findDriver(drivers, name);
  if (driver === undefined) return [];
  const offered = driver.capabilities?.({ tariff, configoptions }) ?? serverCapabilities;
  return serverCapabilities.filter((capability) => offered.includes(capability)).map((capability) => featureOf[capability]);
}
