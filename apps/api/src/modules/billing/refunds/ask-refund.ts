import { eurosFromCents } from '@portico/pricing/money';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PaymentGateway, Refund } from '@portico/drivers/payment-gateway';
import { publish } from '../../../platform/events/publish.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { bookGatewayRefundReturn } from '../ledger/ledger.ts';
import type { PaymentRow } from '../payments/payments.repository.ts';
import { refundReturnedMail, refundSentMail } from './mails.ts';
import { allRefundsRepository } from './all-refunds.repository.ts';
import type { RefundRow } from './refunds.repository.ts';

/**
 * Sends a refund, or checks its status: the refund id is the idempotency key, so both are the same call. Call outside a transaction.
 * @throws GatewayUnavailable
 */
export async function askRefund(app: App, refundId: string): Promise<void> {
  const found = await app.database.read(async (tx) => {
    const refund = await allRefundsRepository(tx).find(refundId);
    return refund && { refund, payment: await allRefundsRepository(tx).payment(refund.payment_id) };
  });
  if (found === undefined || found.refund.status === 'failed') return;
  const { refund, payment } = found;
  const gateway = app.gateways.get(payment.method_id);
  if (gateway === undefined || payment.gateway_reference === null) {
    app.logger.error({ refundId }, 'refund is pending at a payment gateway that is no longer configured');
    return;
  }
  const request = { idempotencyKey: refund.id, checkout: payment.gateway_reference, amountCents: refund.amount_cents };
  const report = await gateway.refund({ ...request, currency: payment.currency });
  if (!isAbout(refund, payment, report)) {
    app.logger.error({ refundId }, 'the gateway’s refund does not match the requested refund');
    return;
  }
  await app.database.transaction((tx) => applyRefundReport(app, tx, { refund, payment }, report));
}

/**
 * Handles a gateway's notice by checking the refund's status. Returns false if the refund doesn't belong to this gateway.
 * @throws GatewayUnavailable
 */
export async function refreshRefund(app: App, { methodId }: PaymentGateway, refundId: string): Promise<boolean> {
  if ((await paymentOfRefund(app, refundId))?.method_id !== methodId) return false;
  await askRefund(app, refundId);
  return true;
}

/** Returns the payment that a refund pays back, or undefined if there is no such refund. */
export async function paymentOfRefund(app: App, refundId: string): Promise<PaymentRow | undefined> {
  return await app.database.read(async (tx) => {
    const refund = await allRefundsRepository(tx).find(refundId);
    return refund && allRefundsRepository(tx).payment(refund.payment_id);
  });
}

/** Books the result of a refund. A guarded update makes repeated reports harmless. Returns true if this call decided it. */
export async function applyRefundReport(
  app: App,
  tx: Transaction,
  { refund, payment }: { refund: RefundRow; payment: PaymentRow },
  report: Pick<Refund, 'reference' | 'status'>,
): Promise<boolean> {
  const repository = allRefundsRepository(tx);
  const { id, client_id: clientId, amount_cents: amountCents } = refund;
  const at = app.now();
  await repository.rememberReference(id, report.reference);
  if (report.status === 'pending' || !(await repository.decide(id, report.status, at))) return false;
  if (report.status === 'failed') await bookGatewayRefundReturn(tx, id, at);
  const values = { invoiceId: payment.invoice_id ?? 0, amount: eurosFromCents(amountCents) };
  const mail = report.status === 'failed' ? refundReturnedMail : refundSentMail;
  await enqueueMail(app, tx, mail, { recipient: { mainUserOf: clientId }, values });
  publish.account(tx, clientId);
  if (payment.invoice_id !== null) publish.invoice(tx, clientId, payment.invoice_id, 'paid');
  return true;
}

function isAbout(refund: RefundRow, payment: PaymentRow, report: Refund): boolean {
  return (
    report.idempotencyKey === refund.id &&
    report.amountCents === refund.amount_cents &&
    report.currency === payment.currency &&
    (refund.gateway_reference === null || report.reference === null || refund.gateway_reference === report.reference)
  );
}
