import { blockedReason, type BlockedReason } from '@portico/validation/service-capabilities';
import type { Transaction } from '../../platform/database/database.ts';
import { factsOf } from './service-facts.ts';
import { servicesRepository } from './services.repository.ts';

/**
 * Returns why the console of the client's service is unavailable, or null if it is available. Undefined if the client has no such service.
 */
export async function consoleBlockedReason(
  tx: Transaction,
  clientId: number,
  serviceId: number,
): Promise<BlockedReason | null | undefined> {
  const service = await servicesRepository(tx).find(serviceId);
  if (service === undefined || service.client_id !== clientId) return undefined;
  // Running actions don't block the console, because customers want to watch them.
  return blockedReason('open_console', factsOf(service, false));
}
