import { ConfigurationError } from '@portico/drivers/configuration-error';
import type { App } from '../../../app.ts';
import { missingDrivers } from '../../../drivers/provisioning/driver-features.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { currentCatalogue, driversIn } from '../../catalogue/catalogue.ts';
import { allServersRepository } from './all-servers.repository.ts';

/**
 * Stores the default driver's name with the services that have none, so that another default later doesn't move them.
 * @throws ConfigurationError if a driver isn't configured that services, unpaid orders or the catalogue name
 */
export async function nameDriversOfServices(app: App, tx: Transaction): Promise<void> {
  const servers = allServersRepository(tx);
  await servers.nameDriver(app.defaultDriver);
  requireDrivers(app, await servers.driversOf(['prepare', 'active', 'suspended']), {
    what: 'Services have servers',
    how: 'Add it to portico.config.ts.',
  });
  // Customers could pay for servers that can't be created.
  requireDrivers(app, await servers.driversOf(['pending']), {
    what: 'Unpaid orders are for servers',
    how: 'Add it to portico.config.ts, or cancel them with `invoice cancel`.',
  });
  requireDrivers(app, driversIn(await currentCatalogue(tx)), {
    what: 'The catalogue sells servers',
    how: 'Add it to portico.config.ts, or apply a catalogue without it.',
  });
}

function requireDrivers(app: App, names: readonly string[], { what, how }: { what: string; how: string }): void {
  const missing = missingDrivers(app, names);
  if (missing.length > 0) throw new ConfigurationError(`${what} of the driver ${missing.join(' and ')}, which isn't configured. ${how}`);
}
