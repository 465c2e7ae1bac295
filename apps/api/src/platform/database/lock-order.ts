import type { Tables } from './tables/tables.ts';

/** Rows that belong to one user. A transaction that has locked the user's `client_user` row may lock these in any order. */
export const lockedWithUser: readonly (keyof Tables)[] = [
  'email_change',
  'known_device',
  'passkey',
  'passkey_holder',
  'two_factor',
  'recovery_code',
  'session',
  'impersonation',
  'two_factor_challenge',
  'password_reset',
];

/**
 * The order in which a transaction locks existing rows: by `forNoKeyUpdate()`, `update`, `delete` or an insert that updates on conflict.
 * Transactions that follow it can't deadlock, and every API test verifies it. Insert a new table where the code needs it; if that is
 * impossible, lock a row of an earlier table first.
 *
 * Use `forNoKeyUpdate()`, never `forUpdate()`: inserting a row takes a key lock on each row it references, which conflicts only with the
 * latter.
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
  'service_metrics',
  'service_traffic_hour',
  'service_traffic_day',
  'rdns_record',
  'powerdns.domains',
  'powerdns.records',
  'traffic_pool',
  'invoice_counter',
  'credit_note_counter',
  'promo_code_use',
  'promo_code_client',
  // After the order's: an order that costs nothing is paid in its own transaction.
  'address_pool',
  'service_address',
  'service_prefix',
  'client',
  'payment_card',
  'telegram_link',
  'client_user',
  ...lockedWithUser,
  'invitation',
  'faq_entry',
  'faq_word',
  'event_counter',
];
