import type { Language, Payment } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import { balanceMethodId, paymentLabel, type Gateways } from './payment-methods.ts';
import type { PaymentRow, ShownPayment } from './payments.repository.ts';

export function presentPayment(row: ShownPayment, gateways: Gateways, locale: Language): Payment {
  return {
    id: row.id,
    purpose: row.purpose,
    invoice_id: row.invoice_id,
    method: paymentLabel(gateways, row, locale),
    amount: eurosFromCents(row.amount_cents),
    status: row.status,
    credited: row.credited,
    created_at: row.created_at.toISOString(),
    checkout: presentCheckout(row),
  };
}

/** Returns the state of a pending checkout. Without a response from the gateway it is still open, and no money was taken. */
function presentCheckout({ status, method_id, checkout_status, checkout_url, expires_at }: PaymentRow): Payment['checkout'] {
  if (status !== 'pending' || method_id === balanceMethodId) return null;
  const state = checkout_status ?? 'open';
  return { state, url: state === 'open' ? checkout_url : null, expires_at: expires_at?.toISOString() ?? null };
}
