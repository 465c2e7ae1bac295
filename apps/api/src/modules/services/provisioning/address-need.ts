import type { App } from '../../../app.ts';
import type { AddressNeed } from '../../addresses/assign-network.ts';
import type { ServiceRow } from '../services.repository.ts';

/** Returns the addresses a service needs: as many as the option `ipv4` says, or one if the plan lacks it. */
export function addressNeedOf({ defaultDriver }: App, { id, country, driver, configoptions }: ServiceRow): AddressNeed {
  const count = configoptions['ipv4'];
  return { serviceId: id, driver: driver ?? defaultDriver, country, ipv4Count: typeof count === 'number' && count > 0 ? count : 1 };
}
