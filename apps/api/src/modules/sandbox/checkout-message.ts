import type { CheckoutMessage } from '../../drivers/payments/sandbox/sandbox-messages.ts';
import type { CheckoutRow } from './sandbox.repository.ts';

export function messageOf(row: CheckoutRow): CheckoutMessage {
  const url = `${new URL(row.return_url).origin}/sandbox-gateway/checkout/${row.id}`;
  return { id: row.id, reference: row.reference, amount_cents: row.amount_cents, currency: row.currency, status: row.status, url };
}
