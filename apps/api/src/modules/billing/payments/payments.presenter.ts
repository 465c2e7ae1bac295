import type { Language, Payment } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import { methodName, type Gateways } from './payment-methods.ts';
import type { PaymentRow } from './payments.repository.ts';

export function presentPayment(row: PaymentRow, gateways: Gateways, locale: Language): Payment {
  return {
    id: row.id,
    purpose: row.purpose,
    invoice_id: row.invoice_id,
    method: methodName(gateways, row.method_id, locale),
    amount: eurosFromCents(row.amount_cents),
    status: row.status,
    created_at: row.created_at.toISOString(),
  };
}
