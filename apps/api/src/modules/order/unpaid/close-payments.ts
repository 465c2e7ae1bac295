import type { App } from '../../../app.ts';
import { refuse, type Refusal } from '../../../operations/refusal.ts';
import { endPayment } from '../../billing/payments/ask-gateway.ts';
import type { PaymentRow } from '../../billing/payments/card-attempts.ts';

/** Closes open checkouts. A payment that the payer has finished is never cancelled. Returns a refusal if one can't be closed. */
export async function closePayments(app: App, pending: readonly PaymentRow[]): Promise<Refusal<409> | Refusal<503> | null> {
  for (const payment of pending) {
    const end = await endPayment(app, payment);
    if (end === 'unavailable') return refuse(503, 'payment_gateway_unavailable');
    if (end === 'under way') return refuse(409, 'payment_under_way');
  }
  return null;
}
