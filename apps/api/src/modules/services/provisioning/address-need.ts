import type { AddressNeed } from '../../addresses/assign-network.ts';
import type { ServiceRow } from '../services.repository.ts';

/** Returns the addresses a service needs: as many as the option `ipv4` says, or one if the plan lacks it. */
export function addressNeedOf({ id, country, configoptions }: ServiceRow): AddressNeed {
  const count = configoptions['ipv4'];
  return { serviceId: id, driver: null, country, ipv4Count: typeof count === 'number' && count > 0 ? count : 1 };
}
