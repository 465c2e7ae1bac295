import type { BillingCycle, ConfigOptions, InvoiceStatus, NamedValue, PaymentStatus, ServiceStatus } from '@portico/contract';
import type { Generated } from 'kysely';
import type { Catalogue, CatalogueText } from '../../modules/catalogue/catalogue.schema.ts';
import type { Frozen, Json, Language } from './tables.ts';

/** The tables of money, orders and services. */
export type BillingTables = {
  ledger_account: LedgerAccountTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  catalogue_version: CatalogueVersionTable;
  invoice_counter: { last_number: number };
  invoice: InvoiceTable;
  invoice_item: InvoiceItemTable;
  service: ServiceTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  sandbox_checkout: SandboxCheckoutTable;
  simulated_address_counter: { last_index: number };
  simulated_server: SimulatedServerTable;
  ticket: TicketTable;
  ticket_message: TicketMessageTable;
  traffic_movement: TrafficMovementTable;
};

/** Details of a configured plan as each reader's language has them. */
export type DetailsByLanguage = Record<Language, NamedValue[]>;

export type LedgerAccountTable = {
  id: Generated<number>;
  code: Frozen<string>;
  kind: Frozen<'client_balance' | 'gateway' | 'sales' | 'adjustment'>;
  client_id: Frozen<number | null>;
  balance_cents: Frozen<number | null>;
};

export type LedgerTransactionTable = {
  id: Generated<number>;
  kind: Frozen<'payment_received' | 'invoice_settlement' | 'adjustment'>;
  reference: Frozen<string>;
  created_at: Frozen<Date>;
};

export type LedgerEntryTable = {
  id: Generated<number>;
  transaction_id: Frozen<number>;
  account_id: Frozen<number>;
  cents: Frozen<number>;
};

export type CatalogueVersionTable = {
  id: Generated<number>;
  document: Json<Catalogue>;
  checksum: Frozen<string>;
  source: Frozen<string>;
  applied_at: Frozen<Date>;
};

export type InvoiceTable = {
  id: Frozen<number>;
  client_id: Frozen<number>;
  status: InvoiceStatus;
  amount_cents: Frozen<number>;
  created_at: Frozen<Date>;
  due_date: Frozen<string>;
  paid_at: Date | null;
  cancelled_at: Date | null;
  search_text: Frozen<string>;
};

export type InvoiceItemTable = {
  id: Generated<number>;
  invoice_id: Frozen<number>;
  position: Frozen<number>;
  service_id: Frozen<number | null>;
  period_start: Frozen<string | null>;
  description: Json<CatalogueText>;
  hostname: Frozen<string | null>;
  billing_cycle: Frozen<BillingCycle>;
  details: Json<DetailsByLanguage>;
  amount_cents: Frozen<number>;
};

export type ServiceTable = {
  id: Generated<number>;
  client_id: Frozen<number>;
  invoice_id: Frozen<number | null>;
  status: ServiceStatus;
  hostname: string;
  tariff: Frozen<string>;
  plan_type: Frozen<string>;
  tariff_name: Json<CatalogueText>;
  country: Frozen<string>;
  city: Json<CatalogueText>;
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

export type PaymentTable = {
  id: Frozen<string>;
  client_id: Frozen<number>;
  purpose: Frozen<'invoice' | 'topup'>;
  invoice_id: Frozen<number | null>;
  method_id: Frozen<number>;
  amount_cents: Frozen<number>;
  currency: Frozen<string>;
  status: PaymentStatus;
  locale: Frozen<Language>;
  return_url: Frozen<string | null>;
  gateway_reference: string | null;
  checkout_url: string | null;
  /** The Idempotency-Key of the request that started it. */
  request_key: Frozen<string | null>;
  /** When the gateway was last asked about it. */
  asked_at: Date | null;
  created_at: Frozen<Date>;
  decided_at: Date | null;
};

export type PaymentEventTable = {
  gateway: Frozen<string>;
  event_id: Frozen<string>;
  payment_id: Frozen<string>;
  received_at: Frozen<Date>;
};

export type SandboxCheckoutTable = {
  id: Frozen<string>;
  idempotency_key: Frozen<string>;
  amount_cents: Frozen<number>;
  currency: Frozen<string>;
  reference: Frozen<string>;
  description: Frozen<string>;
  locale: Frozen<Language>;
  return_url: Frozen<string>;
  status: 'open' | 'paid' | 'declined' | 'cancelled';
  created_at: Frozen<Date>;
  decided_at: Date | null;
};

export type SimulatedServerTable = {
  service_id: Frozen<number>;
  country: Frozen<string>;
  ipv4: Frozen<string>;
  requested_at: Frozen<Date>;
  ready_at: Frozen<Date>;
};

export type TicketTable = {
  id: Generated<number>;
  client_id: Frozen<number>;
  subject: Frozen<string>;
  department: Frozen<'finance' | 'support'>;
  status: 'open' | 'customer-reply' | 'admin-reply' | 'closed';
  created_at: Frozen<Date>;
  updated_at: Date;
};

export type TicketMessageTable = {
  id: Generated<number>;
  ticket_id: Frozen<number>;
  author: Frozen<'client' | 'operator'>;
  author_name: Frozen<string>;
  body: Frozen<string>;
  created_at: Frozen<Date>;
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
