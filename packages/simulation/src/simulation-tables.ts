import type { Language } from '@portico/contract';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Kysely } from 'kysely';
import type { DeclineReason } from '@portico/drivers/payment-gateway';
import type { FailureCode, ServerNetwork } from '@portico/drivers/provisioning-driver';

/** A column that is never updated. */
type Frozen<T> = ColumnType<T, T, never>;

export type SimulationTables = {
  sandbox_checkout: SandboxCheckoutTable;
  sandbox_card: SandboxCardTable;
  sandbox_refund: SandboxRefundTable;
  simulated_server: SimulatedServerTable;
  simulated_operation: SimulatedOperationTable;
  simulated_power_change: { service_id: number; at: Date; power: 'running' | 'stopped' };
};

/** A transaction as the simulation sees it. */
export type SimulationTransaction = Kysely<SimulationTables>;

/** The order in which these rows are locked, after those of the server. */
export const simulationLockOrder: readonly (keyof SimulationTables)[] = [
  'sandbox_checkout',
  'sandbox_card',
  'sandbox_refund',
  'simulated_server',
  'simulated_operation',
  'simulated_power_change',
];

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
  /** What the page asks for: an outcome to choose, or a card. */
  takes: Frozen<'decision' | 'card'>;
  keeps_card: Frozen<boolean>;
  /** The entered or charged card. Its owner authenticates while the checkout is open. */
  card_token: string | null;
  /** Whether the payer chose to save the card. */
  wants_kept: boolean;
  off_session: Frozen<boolean>;
  decline_reason: DeclineReason | null;
  /** How refunds behave: they succeed immediately, on the next query, or never. */
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
  /** Negative for a server that Portico didn't create. */
  service_id: number;
  country: Frozen<string>;
  requested_at: Frozen<Date>;
  ready_at: Frozen<Date>;
  power: Generated<'running' | 'stopped'>;
  hostname: Generated<string>;
  /** Null means since setup. */
  booted_at: Generated<Date | null>;
  /** Hashed, as an operating system stores passwords. */
  vnc_password_hash: Generated<string | null>;
  root_password_hash: Generated<string | null>;
  ssh_key: Generated<string | null>;
  os: Generated<string | null>;
  raid: Generated<string | null>;
  iso: Generated<string | null>;
  /** The highest fence of its operations. */
  fence: Generated<number>;
  machine_id: GeneratedAlways<number>;
  /** The main address, where VNC clients connect. */
  ip: Generated<string | null>;
  /** Null for servers created before it was stored. */
  network: ColumnType<ServerNetwork | null, string | undefined, never>;
  /** What it sends under full load; null derives it from the seed. */
  peak_bytes_per_second: Generated<number | null>;
};

export type SimulatedOperationTable = {
  operation_id: Frozen<string>;
  service_id: Frozen<number>;
  /** The command to run, with hashed passwords. */
  command: JSONColumnType<object>;
  outcome: 'running' | 'succeeded' | 'failed';
  reason: string | null;
  code: Generated<FailureCode | null>;
  result: JSONColumnType<object | null, string | null, string | null>;
  /** A simulated fault: the operation fails at its end. */
  fails: Frozen<boolean>;
  started_at: Frozen<Date>;
  /** Null is a simulated fault: the operation never ends. */
  ends_at: Date | null;
};
