import type { Transaction } from '../../platform/database/database.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import { serversRepository } from './provisioning/servers.repository.ts';
import { servicesRepository, type ServiceRow } from './services.repository.ts';

export type OwnService = ServiceRow;

/** Returns a service of the client. Undefined for another client's service, as for one that doesn't exist. */
export function findOwnService(tx: Transaction, clientId: number, serviceId: number): Promise<OwnService | undefined> {
  return servicesRepository(tx).findOf(clientId, serviceId);
}

export function serviceNotFound(): Refusal<404> {
  return refuse(404, 'not_found', { message: 'service.notFound' });
}

/** Returns the IPv4 addresses, the main one first. Empty after they were released. */
export async function ipv4Of(tx: Transaction, { id }: OwnService): Promise<string[]> {
  return (await serversRepository(tx).addresses(id)).map(({ ip }) => ip);
}
