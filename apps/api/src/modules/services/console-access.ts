import { blockedReason, type BlockedReason } from '@portico/validation/service-capabilities';
import type { Transaction } from '../../platform/database/database.ts';
import { factsOf } from './service-facts.ts';
import { servicesRepository } from './services.repository.ts';

/** Why the client's service has no console right now, or null where it has one; undefined where the client has no such service. */
export async function consoleBlockedReason(
  tx: Transaction,
  clientId: number,
  serviceId: number,
): Promise<BlockedReason | null | undefined> {
  const service = await servicesRepository(tx).find(serviceId);
  if (service === undefined || service.client_id !== clientId) return undefined;
  // A screen is there also while something is done to the server: that is when one looks.
  return blockedReason('open_console', factsOf(service, false));
}
