import type { Transaction } from '../../platform/database/database.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import { serversRepository } from './provisioning/servers.repository.ts';
import { servicesRepository, type ServiceRow } from './services.repository.ts';

export type OwnService = ServiceRow;

/** A service of the client. Somebody else's is as little there as one that does not exist. */
export function findOwnService(tx: Transaction, clientId: number, serviceId: number): Promise<OwnService | undefined> {
  return servicesRepository(tx).findOf(clientId, serviceId);
}

export function serviceNotFound(): Refusal<404> {
  return refuse(404, 'not_found', { message: 'service.notFound' });
}

/** IPv4 addresses, the main one first. None once they were given back. */
export async function ipv4Of(tx: Transaction, { id }: OwnService): Promise<string[]> {
  return (await serversRepository(tx).addresses(id)).map(({ ip }) => ip);
}
