import type { Insertable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { ClientScope } from '../../operations/client-scope.ts';
import type { Translated } from '../../platform/database/tables/columns.ts';
import type { NamedChoice, ServerSpecs, ServiceTable } from '../../platform/database/tables/service-tables.ts';
import { servicesRepository } from './services.repository.ts';

/** A service as ordered. */
export type OrderedService = Omit<
  Insertable<ServiceTable>,
  'client_id' | 'status' | 'search_text' | 'tariff_name' | 'os' | 'raid' | 'iso' | 'specs'
> & {
  tariff_name: Translated;
  os: NamedChoice | null;
  raid: NamedChoice | null;
  iso: NamedChoice | null;
  specs: ServerSpecs;
};

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** Adds ordered services, which are pending until their invoice is paid. Returns their ids in the given order. */
export function addServices(tx: Transaction, client: ClientScope, services: readonly OrderedService[]): Promise<number[]> {
  const rows = services.map((service) => ({
    ...service,
    status: 'pending' as const,
    tariff_name: JSON.stringify(service.tariff_name),
    os: json(service.os),
    raid: json(service.raid),
    iso: json(service.iso),
    specs: json(service.specs),
    search_text: [service.hostname, ...Object.values(service.tariff_name)].join('\n').toLowerCase(),
  }));
  return servicesRepository(tx, client).insert(rows);
}

/** Returns the client's newest services. */
export function newestServices(tx: Transaction, client: ClientScope, limit: number) {
  return servicesRepository(tx, client).list({}, { by: undefined, locale: 'en' }, { page: 1, perPage: limit, offset: 0 });
}
