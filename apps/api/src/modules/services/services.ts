import type { Insertable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Translated } from '../../database/tables/columns.ts';
import type { ServiceTable } from '../../database/tables/service-tables.ts';
import { servicesRepository } from './services.repository.ts';

/** A service as it is ordered. */
export type OrderedService = Omit<Insertable<ServiceTable>, 'status' | 'search_text' | 'tariff_name'> & { tariff_name: Translated };

/** Writes ordered services, which are pending until their invoice is paid. Answers their ids in the order in which they were given. */
export function addServices(tx: Transaction, services: readonly OrderedService[]): Promise<number[]> {
  const rows = services.map((service) => ({
    ...service,
    status: 'pending' as const,
    tariff_name: JSON.stringify(service.tariff_name),
    search_text: [service.hostname, ...Object.values(service.tariff_name)].join('\n').toLowerCase(),
  }));
  return servicesRepository(tx).insert(rows);
}

/** The client's newest, for the operator. */
export function newestServices(tx: Transaction, clientId: number, limit: number) {
  return servicesRepository(tx).list({ clientId, q: undefined, status: undefined }, { page: 1, perPage: limit, offset: 0 });
}
