import type { ServiceDetails } from '@portico/contract';
import { offersCapability } from '@portico/validation/service-capabilities';
import type { ServiceCapability } from '@portico/validation/service-capabilities';
import { useAllOffered } from '../../../operations/offers/use-offered.ts';
import type { Offerable } from '../../../operations/offers/offers.ts';

/** Returns whether both the API and the server's host offer an action. What they don't offer is left out. */
export function useOfferedActions(service: ServiceDetails): (capability: ServiceCapability, operation: Offerable) => boolean {
  const isOffered = useAllOffered();
  return (capability, operation) => isOffered(operation) && offersCapability(capability, service);
}
