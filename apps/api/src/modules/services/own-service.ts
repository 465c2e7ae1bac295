import { blockedReason, type BlockedReason, type ServiceCapability } from '@portico/validation/service-capabilities';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import { actionsRepository } from './actions/actions.repository.ts';
import { factsOf } from './service-facts.ts';
import { servicesRepository, type ServiceRow } from './services.repository.ts';

export type OwnService = ServiceRow;

/** Returns a service of the client. The refusal is the same for another client's service and for one that doesn't exist. */
export async function findOwnService(tx: Transaction, client: ClientScope, serviceId: number): Promise<OwnService | Refusal<404>> {
  return (await servicesRepository(tx, client).find(serviceId)) ?? serviceNotFound();
}

/** Returns the locked service if it allows the action now, otherwise the refusal. */
export async function serviceFor(
  app: App,
  tx: Transaction,
  client: ClientScope,
  serviceId: number,
  capability: ServiceCapability,
): Promise<OwnService | Refusal<404> | Refusal<409>> {
  const service = await servicesRepository(tx, client).lock(serviceId);
  if (service === undefined) return serviceNotFound();
  const running = await actionsRepository(tx, client).running([serviceId]);
  const blocked = blockedReason(capability, factsOf(app, service, running.has(serviceId)));
  return blocked === null ? service : refuseBlocked(blocked, service);
}

/** Refuses what a service doesn't allow. A suspended one that is cancelled, or suspended by staff, has no invoice that helps. */
export function refuseBlocked(blocked: BlockedReason, service: OwnService): Refusal<409> {
  if (blocked !== 'service_suspended') return refuse(409, blocked);
  if (service.cancel_requested_at !== null) return refuse(409, blocked, { message: 'service.suspended.cancelled' });
  return refuse(409, blocked, service.suspended_by_staff ? { message: 'service.suspended.bySupport' } : {});
}

/** Returns the IPv4 addresses, the main one first. Empty after they were released. */
export async function ipv4Of(tx: Transaction, client: ClientScope, { id }: OwnService): Promise<string[]> {
  return (await servicesRepository(tx, client).addresses(id)).map(({ ip }) => ip);
}

function serviceNotFound(): Refusal<404> {
  return refuse(404, 'not_found', { message: 'service.notFound' });
}
