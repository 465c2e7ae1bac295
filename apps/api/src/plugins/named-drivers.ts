import type { Plugin } from '@portico/drivers/define-config';
import type { DriverFactory } from '@portico/drivers/driver-context';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import { ownPluginName } from '../platform/settings/loaded-config.ts';

/** Returns the provisioning drivers of a plugin by name. A single one has the plugin's name. */
export function namedDrivers({ name, provisioning = {} }: Plugin): [name: string, factory: DriverFactory<ProvisioningDriver>][] {
  if (typeof provisioning !== 'function') return Object.entries(provisioning);
  return [[name === ownPluginName ? 'default' : name, provisioning]];
}
