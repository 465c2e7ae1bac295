import type { Updateable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceTable } from '../../platform/database/tables/service-tables.ts';
import { allServicesRepository } from './all-services.repository.ts';
import type { OwnService } from './own-service.ts';

/** Returns a service of any client, for staff and mails. Undefined if it doesn't exist. */
export function findAnyService(tx: Transaction, serviceId: number): Promise<OwnService | undefined> {
  return allServicesRepository(tx).find(serviceId);
}

/** Locks a service that exists. */
export function lockAnyService(tx: Transaction, serviceId: number): Promise<OwnService> {
  return allServicesRepository(tx).lock(serviceId);
}

/** Changes a locked service. */
export async function changeService(tx: Transaction, serviceId: number, changes: Updateable<ServiceTable>): Promise<void> {
  await allServicesRepository(tx).change(serviceId, changes);
}

export type { OwnService };
