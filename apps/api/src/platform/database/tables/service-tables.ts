import type {
  Action,
  ActionError,
  BillingCycle,
  ConfigOptions,
  NamedValue,
  ServiceActivity,
  ServiceActivityKind,
  ServiceStatus,
} from '@portico/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { FailureCode } from '@portico/drivers/provisioning-driver';
import type { Frozen, GeneratedJson, Json, Translated } from './columns.ts';

/** Details of a configured plan in every language. */
export type DetailsByLanguage = Translated<NamedValue[]>;

export type ServiceTables = {
  catalogue_version: CatalogueVersionTable;
  service: ServiceTable;
  service_address: ServiceAddressTable;
  service_action: ServiceActionTable;
  service_activity: ServiceActivityTable;
};

/** A catalogue choice with its label at the time of the order. */
export type NamedChoice = { id: string; label: Translated };

export type ServerPower = 'running' | 'stopped';

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
  /** The renewal price after its discount. */
  renewal_cents: number;
  /** The discount of its promo code on each renewal. */
  renewal_discount_cents: Generated<number>;
  promo_code: Generated<string | null>;
  configoptions: Json<ConfigOptions>;
  details: Json<DetailsByLanguage>;
  ip: string | null;
  created_at: Frozen<Date>;
  activated_at: Date | null;
  next_due_date: string | null;
  /** The day of the month on which it is due, or the month's last day if shorter. */
  anchor_day: Generated<number | null>;
  suspended_at: Generated<Date | null>;
  /** When the client was warned that the service will be deleted. Void if it was suspended after that. */
  deletion_warned_at: Generated<Date | null>;
  /** True until staff release it. A payment does not. */
  suspended_by_staff: Generated<boolean>;
  /** Set if the server was running when it was suspended, until it runs again. */
  resume_power: Generated<'running' | null>;
  search_text: string;
  /** Null if there is no server. */
  power: Generated<ServerPower | null>;
  /** Host and port. Null while VNC is disabled. */
  vnc_address: Generated<string | null>;
  /** Secrets are encrypted and bound to their service (`service-secrets.ts`). */
  vnc_password: Generated<string | null>;
  root_password: Generated<string | null>;
  ssh_key: Generated<string | null>;
  os: GeneratedJson<NamedChoice>;
  raid: GeneratedJson<NamedChoice>;
  /** The mounted image. */
  iso: GeneratedJson<NamedChoice>;
  /** The server's specs at the time of the order. Null if unknown. */
  specs: GeneratedJson<ServerSpecs>;
  ipv6_prefix: Generated<string | null>;
  ipv6_gateway: Generated<string | null>;
  /** Assigned with the first addresses. */
  mac: Generated<string | null>;
  /** When it was deleted. Null if that was before this was recorded, or if it never had a server. */
  ended_at: Generated<Date | null>;
  /** For a deleted service: when its server was deleted and its addresses were released. */
  server_released_at: Generated<Date | null>;
  /** The name of its driver in portico.config.ts. Null for the default one, until its setup begins. */
  driver: Generated<string | null>;
  /** Why its server can't be created at the moment, and since when. */
  setup_failure: Generated<FailureCode | null>;
  setup_failed_at: Generated<Date | null>;
  cancel_requested_at: Generated<Date | null>;
  cancel_reason: Generated<string | null>;
  /** ISO day: the last day of a cancelled service. */
  cancel_ends_on: Generated<string | null>;
  traffic_included_bytes: Generated<number | null>;
};

export type ServerSpecs = Record<'cpu' | 'memory' | 'storage', Translated>;

/** IPv4 addresses. The first is also `service.ip`. */
export type ServiceAddressTable = {
  service_id: Frozen<number>;
  /** Starts at 1. */
  position: Frozen<number>;
  ip: Frozen<string>;
  gateway: Frozen<string>;
  prefix_length: Frozen<number>;
  /** Null if it was assigned before there were pools, or its pool was removed. */
  pool_id: Generated<number | null>;
  released_at: Generated<Date | null>;
};

export type ServiceActionTable = {
  id: Frozen<string>;
  client_id: Frozen<number>;
  service_id: Frozen<number>;
  command: Frozen<Action['command']>;
  params: Json<object>;
  /** The encrypted secret to set. Deleted once the outcome is certain. */
  secret: string | null;
  status: Action['status'];
  progress: Generated<number>;
  error_code: ActionError['code'] | null;
  /** The number of attempts to start it at the driver. */
  begins: Generated<number>;
  started_at: Frozen<Date>;
  /** When we last asked the driver for its state. */
  checked_at: Date;
  finished_at: Date | null;
  /** When its outcome became certain: an action that timed out may still have been carried out. */
  settled_at: Generated<Date | null>;
  /** Rises with each action of a service. */
  fence: GeneratedAlways<number>;
};

export type ServiceActivityTable = {
  id: Generated<number>;
  service_id: Frozen<number>;
  action_id: Frozen<string | null>;
  user_id: Frozen<number>;
  /** The operator who impersonated the user. */
  operator: Frozen<string | null>;
  what: Frozen<ServiceActivityKind>;
  outcome: ServiceActivity['outcome'];
  error_code: ActionError['code'] | null;
  detail: Json<Translated | null>;
  created_at: Frozen<Date>;
};
