import type { AccountTables } from './account-tables.ts';
import type { AddressTables } from './address-tables.ts';
import type { BillingTables } from './billing-tables.ts';
import type { FaqTables } from './faq-tables.ts';
import type { ConsoleTables } from './console-tables.ts';
import type { DnsTables } from './dns-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { OperationTables } from './operation-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { PromoTables } from './promo-tables.ts';
import type { ServiceTables } from './service-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { SupportTables } from './support-tables.ts';
import type { TrafficTables } from './traffic-tables.ts';

/**
 * The tables as Kysely sees them. On both databases `timestamptz` is a `Date`, `date` an ISO day, `bigint` a number (it throws beyond
 * 2^53), `numeric` a string. Write jsonb as text with `JSON.stringify(value)`, because pg and PGlite encode arrays differently.
 */
export type Tables = AccountTables &
  AddressTables &
  BillingTables &
  ConsoleTables &
  DnsTables &
  FaqTables &
  FileTables &
  OperationTables &
  PeopleTables &
  PromoTables &
  ServiceTables &
  StaffTables &
  SupportTables &
  TrafficTables;
