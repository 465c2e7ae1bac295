import type { BillingCycle, ConfigOptions, Language, NamedValue, ServiceStatus } from '@portico/contract';
import type { Generated } from 'kysely';
import type { Frozen, Json, Translated } from './columns.ts';

/** Details of a configured plan as each reader's language has them. */
export type DetailsByLanguage = Record<Language, NamedValue[]>;

export type ServiceTables = { catalogue_version: CatalogueVersionTable; service: ServiceTable; traffic_movement: TrafficMovementTable };

export type CatalogueVersionTable = {
  id: Generated<number>;
  document: Json<object>;
  checksum: Frozen<string>;
  source: Frozen<string>;
  applied_at: Frozen<Date>;
};

export type ServiceTable = {
  id: Generated<number>;
  client_id: Frozen<number>;
  invoice_id: Frozen<number | null>;
  status: ServiceStatus;
  hostname: string;
  tariff: Frozen<string>;
  plan_type: Frozen<string>;
  tariff_name: Json<Translated>;
  country: Frozen<string>;
  city: Json<Translated>;
  billing_cycle: Frozen<BillingCycle>;
  renewal_cents: number;
  configoptions: Json<ConfigOptions>;
  details: Json<DetailsByLanguage>;
  ip: string | null;
  created_at: Frozen<Date>;
  activated_at: Date | null;
  next_due_date: string | null;
  search_text: string;
};

export type TrafficMovementTable = {
  id: Generated<number>;
  client_id: Frozen<number>;
  service_id: Frozen<number | null>;
  ip: Frozen<string | null>;
  bytes: Frozen<number>;
  type: Frozen<'charge' | 'topup'>;
  created_at: Frozen<Date>;
};
