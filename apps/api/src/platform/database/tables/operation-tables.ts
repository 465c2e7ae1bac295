import type { Generated } from 'kysely';
import type { Frozen, Json } from './columns.ts';

export type OperationTables = {
  test_clock: { ahead_ms: number; is_demo: boolean };
  rate_limit: RateLimitTable;
  idempotency_key: IdempotencyKeyTable;
  event_counter: EventCounterTable;
  event: EventTable;
};

export type RateLimitTable = { key: string; window_started_at: Date; hits: number };

export type IdempotencyKeyTable = {
  client_id: Frozen<number>;
  key: Frozen<string>;
  operation: Frozen<string>;
  request_hash: Frozen<string>;
  status: number | null;
  body: Json<object | null>;
  created_at: Frozen<Date>;
};

export type EventCounterTable = { client_id: Frozen<number>; last_sequence: number };

export type EventTable = {
  client_id: Frozen<number>;
  sequence: Frozen<number>;
  type: Frozen<string>;
  resource_type: Frozen<string | null>;
  resource_id: Frozen<string | null>;
  status: Frozen<string | null>;
  /** For action.changed: a snapshot of the action, without translated text. */
  action: Json<object | null>;
  created_at: Generated<Date>;
};
