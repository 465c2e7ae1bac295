import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { allServersRepository } from './all-servers.repository.ts';

/**
 * Stores the default driver's name with the services that have none, so that another default later doesn't move them.
 * @throws ConfigurationError if services have servers of a driver that isn't configured
 */
export async function nameDriversOfServices({ defaultDriver, otherDrivers }: App, tx: Transaction): Promise<void> {
  const servers = allServersRepository(tx);
  await servers.nameDriver(defaultDriver);
  const missing = (await servers.driversInUse()).filter((name) => name !== defaultDriver && !otherDrivers.has(name));
  if (missing.length > 0) {
    throw new ConfigurationError(
      `Services have servers of the driver ${missing.join(' and ')}, which isn't configured. Add it to portico.config.ts.`,
    );
  }
}
