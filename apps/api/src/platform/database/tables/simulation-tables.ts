import type { Language } from '@portico/contract';
import type { ColumnType, Generated } from 'kysely';
import type { DeclineReason } from './billing-tables.ts';
import type { Frozen, Json } from './columns.ts';

export type SimulationTables = {
  sandbox_checkout: SandboxCheckoutTable;
  sandbox_card: SandboxCardTable;
  sandbox_refund: SandboxRefundTable;
  simulated_address_counter: { last_index: number };
  simulated_server: SimulatedServerTable;
  simulated_address: SimulatedAddressTable;
  simulated_operation: SimulatedOperationTable;
  simulated_power_change: { service_id: number; at: Date; power: 'running' | 'stopped' };
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
  status: 'open' | 'processing' | 'paid' | 'declined' | 'cancelled';
  created_at: Frozen<Date>;
  expires_at: Frozen<Date>;
  decided_at: Date | null;
  /** What its page asks for: how it should end, or a card. */
  takes: Frozen<'decision' | 'card'>;
  keeps_card: Frozen<boolean>;
  /** The card that was typed or is charged; its owner is asked to confirm it while the checkout is open. */
  card_token: string | null;
  /** The payer wants the card to be kept. */
  wants_kept: boolean;
  off_session: Frozen<boolean>;
  decline_reason: DeclineReason | null;
  /** What becomes of money that goes back: it is there at once, when it is next asked about, or never. */
  refunds: ColumnType<RefundBehaviour, RefundBehaviour | undefined, RefundBehaviour>;
};
export type RefundBehaviour = 'at_once' | 'later' | 'never';

export type SandboxRefundTable = {
  id: Frozen<string>;
  idempotency_key: Frozen<string>;
  checkout_id: Frozen<string>;
  amount_cents: Frozen<number>;
  status: 'pending' | 'succeeded' | 'failed';
  created_at: Frozen<Date>;
};

export type SandboxCardTable = {
  token: Frozen<string>;
  brand: Frozen<string>;
  last_four: Frozen<string>;
  expiry_month: Frozen<number>;
  expiry_year: Frozen<number>;
  behaviour: Frozen<string>;
  is_kept: boolean;
  created_at: Frozen<Date>;
};

export type SimulatedServerTable = {
  service_id: Frozen<number>;
  country: Frozen<string>;
  requested_at: Frozen<Date>;
  ready_at: Frozen<Date>;
  power: Generated<'running' | 'stopped'>;
  hostname: Generated<string>;
  /** Null: since it was set up. */
  booted_at: Generated<Date | null>;
  /** As a system keeps passwords: only what they are compared with. */
  vnc_password_hash: Generated<string | null>;
  root_password_hash: Generated<string | null>;
  ssh_key: Generated<string | null>;
  os: Generated<string | null>;
  raid: Generated<string | null>;
  iso: Generated<string | null>;
};

/** Free where it has no server. */
export type SimulatedAddressTable = { ip: Frozen<string>; service_id: number | null; position: number | null };

export type SimulatedOperationTable = {
  operation_id: Frozen<string>;
  service_id: Frozen<number>;
  /** What is to be done; passwords as hashes. */
  command: Json<object>;
  outcome: 'running' | 'succeeded' | 'failed';
  reason: string | null;
  result: Json<object | null>;
  /** A fault: it will fail at its end. */
  fails: Frozen<boolean>;
  started_at: Frozen<Date>;
  /** Null: a fault, it never ends. */
  ends_at: Date | null;
};
