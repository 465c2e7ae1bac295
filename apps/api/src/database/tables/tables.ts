import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BillingTables } from './billing-tables.ts';

/**
 * What the tables hold, as Kysely sees it. On both databases `timestamptz` is a `Date`, `date` an ISO day, `bigint` a number (it throws beyond
 * 2^53), `numeric` a string. jsonb is written as text: `JSON.stringify(value)`, since pg and PGlite encode arrays differently.
 */
export type Tables = ClientTables & BillingTables;

type ClientTables = {
  client: ClientTable;
  client_user: ClientUserTable;
  session: SessionTable;
  verification_code: VerificationCodeTable;
  rate_limit: RateLimitTable;
  idempotency_key: IdempotencyKeyTable;
  event_counter: EventCounterTable;
  event: EventTable;
};

/** A column that is written once. */
export type Frozen<T> = ColumnType<T, T, never>;
/** jsonb: read as a value, written as its text. */
export type Json<T extends object | null> = JSONColumnType<T, JsonText<T>, JsonText<T>>;
type JsonText<T> = null extends T ? string | null : string;

export type Language = 'en' | 'ru';

export type ClientTable = {
  id: Generated<number>;
  country: string;
  created_at: Frozen<Date>;
};

export type ClientUserTable = {
  id: Generated<number>;
  client_id: Frozen<number>;
  is_main: boolean;
  email: string;
  email_key: string;
  email_verified_at: Date | null;
  password_hash: string;
  first_name: string;
  last_name: string;
  language: Language;
  email_marketing: boolean;
  email_news: boolean;
  rules_accepted_at: Date;
  created_at: Frozen<Date>;
};

export type SessionTable = {
  id: Frozen<string>;
  user_id: Frozen<number>;
  token_hash: Frozen<string>;
  remember_me: Frozen<boolean>;
  ip_address: Frozen<string>;
  user_agent: Frozen<string>;
  created_at: Frozen<Date>;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
};

export type VerificationCodeTable = {
  user_id: Frozen<number>;
  purpose: 'verify-email';
  code_hash: string;
  tries: number;
  created_at: Date;
  expires_at: Date;
};

export type RateLimitTable = {
  key: string;
  window_started_at: Date;
  hits: number;
};

export type IdempotencyKeyTable = {
  client_id: Frozen<number>;
  key: Frozen<string>;
  operation: Frozen<string>;
  request_hash: Frozen<string>;
  status: number | null;
  body: Json<object | null>;
  created_at: Frozen<Date>;
};

export type EventCounterTable = {
  client_id: Frozen<number>;
  last_sequence: number;
};

export type EventTable = {
  client_id: Frozen<number>;
  sequence: Frozen<number>;
  type: Frozen<string>;
  resource_type: Frozen<string | null>;
  resource_id: Frozen<string | null>;
  status: Frozen<string | null>;
  created_at: Generated<Date>;
};
