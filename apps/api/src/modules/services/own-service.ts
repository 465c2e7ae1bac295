import { hindranceOf, type ServiceCapability } from '@portico/validation/service-capabilities';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { ServiceTable } from '../../database/tables/service-tables.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import { ownServiceRepository } from './own-service.repository.ts';

export type OwnService = Selectable<ServiceTable>;

/** A service of the client. Somebody else's is as little there as one that does not exist. */
export function findOwnService(tx: Transaction, clientId: number, serviceId: number): Promise<OwnService | undefined> {
  return ownServiceRepository(tx, { clientId, serviceId }).find();
}

/** The same, locked: whatever is decided about it from here on is decided by one transaction at a time. */
export function lockOwnService(tx: Transaction, clientId: number, serviceId: number): Promise<OwnService | undefined> {
  return ownServiceRepository(tx, { clientId, serviceId }).lock();
}

export function serviceNotFound(): Refusal<404> {
  return refuse(404, 'not_found', { message: 'service.notFound' });
}

/** Why this can't be done with a service as it is now, by the table that the portal reads, too. */
export async function refusalByState(tx: Transaction, capability: ServiceCapability, service: OwnService): Promise<Refusal<409> | null> {
  const hindrance = hindranceOf(capability, {
    status: service.status,
    power: service.power,
    vnc: service.vnc_address === null ? 'disabled' : 'enabled',
    has_root_password: service.root_password !== null,
    ipv6_prefix: service.ipv6_prefix,
    busy: await ownServiceRepository(tx, { clientId: service.client_id, serviceId: service.id }).isBusy(),
    isoMounted: service.iso !== null,
    cancellationRequested: service.cancel_requested_at !== null,
  });
  return hindrance === null ? null : refuse(409, hindrance);
}

/** The first is the main address. None once they were given back. */
export function ipv4Of(tx: Transaction, { id, client_id: clientId }: OwnService): Promise<string[]> {
  return ownServiceRepository(tx, { clientId, serviceId: id }).ipv4();
}
