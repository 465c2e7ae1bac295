import type { Language, ServiceSummary } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import type { Selectable } from 'kysely';
import type { ServiceTable } from '../../database/tables/service-tables.ts';

export function presentService(row: Selectable<ServiceTable>, locale: Language): ServiceSummary {
  return {
    id: row.id,
    hostname: row.hostname,
    tariff: row.tariff,
    tariff_name: row.tariff_name[locale],
    country: row.country,
    city: row.city[locale],
    billing_cycle: row.billing_cycle,
    status: row.status,
    next_due_date: row.next_due_date,
    renewal_cost: eurosFromCents(row.renewal_cents),
    ip: row.ip,
    invoice_id: row.invoice_id,
  };
}
