import { randomUUID } from 'node:crypto';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { bookGatewayRefund } from '../ledger/ledger.ts';
import type { PaymentRow } from '../payments/payments.repository.ts';
import { allRefundsRepository } from './all-refunds.repository.ts';
import { sendRefund } from './send-refund.job.ts';

/**
 * Finds the payment of a locked invoice that can refund this amount, or returns the largest refundable amount. `gone`: the payment's
 * gateway is no longer configured.
 */
export async function findWayBack(
  app: App,
  tx: Transaction,
  invoiceId: number,
  amountCents: number,
): Promise<{ payment: PaymentRow; gatewayId: string } | { leftCents: number } | 'gone'> {
  const [most] = await allRefundsRepository(tx).payable(invoiceId);
  if (most === undefined || most.leftCents < amountCents) return { leftCents: most?.leftCents ?? 0 };
  const gateway = app.gateways.get(most.payment.method_id);
  return gateway === undefined ? 'gone' : { payment: most.payment, gatewayId: gateway.id };
}

type NewRefund = { payment: PaymentRow; gatewayId: string; creditNoteId: number; amountCents: number };

/** Moves a credited amount from the balance to a pending refund. A job sends it to the gateway after the commit. */
export async function openRefund(app: App, tx: Transaction, { payment, gatewayId, creditNoteId, amountCents }: NewRefund): Promise<void> {
  const refund = { id: randomUUID(), clientId: payment.client_id, gatewayId, amountCents };
  await allRefundsRepository(tx).insert({
    id: refund.id,
    payment_id: payment.id,
    credit_note_id: creditNoteId,
    client_id: payment.client_id,
    amount_cents: amountCents,
    status: 'pending',
    created_at: app.now(),
  });
  await bookGatewayRefund(tx, refund, app.now());
  await app.jobs.enqueue(tx, sendRefund, { refundId: refund.id });
}
