import type { Tables } from './tables/tables.ts';

/** What belongs to one user. Whoever has locked the row of the user in `client_user` locks these in any order. */
export const lockedWithUser: readonly (keyof Tables)[] = [
  'email_change',
  'known_device',
  'passkey',
  'two_factor',
  'recovery_code',
  'session',
  'impersonation',
  'two_factor_challenge',
  'password_reset',
];

/**
 * The one order in which a transaction locks rows that are there: by `forNoKeyUpdate()`, `update`, `delete` or an insert that updates on
 * conflict. Two transactions that keep to it never wait for each other; every API test watches that they do. A new table goes in
 * where the code needs it; where that is impossible, the transaction has to lock an earlier table's row first.
 *
 * Lock with `forNoKeyUpdate()`, never with `forUpdate()`: inserting a row locks the key of each row that it refers to, and only the latter
 * would wait for that.
 */
export const lockOrder: readonly (keyof Tables)[] = [
  'idempotency_key',
  'verification_code',
  'attachment',
  'ticket',
  'ticket_unread',
  'promo_code',
  'invoice',
  'renewal_notice',
  'payment',
  'payment_refund',
  'ledger_account',
  'service',
  'service_action',
  'service_activity',
  'rdns_record',
  'powerdns.domains',
  'powerdns.records',
  'service_metrics',
  'service_traffic_hour',
  'service_traffic_day',
  'traffic_pool',
  'invoice_counter',
  'credit_note_counter',
  'promo_code_use',
  'promo_code_client',
  'client',
  'payment_card',
  'telegram_link',
  'client_user',
  ...lockedWithUser,
  'invitation',
  'sandbox_checkout',
  'sandbox_card',
  'sandbox_refund',
  'simulated_address_counter',
  'simulated_address',
  'simulated_server',
  'simulated_operation',
  'simulated_power_change',
  'event_counter',
];
