import type { App } from '../../../app.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { requireDriver } from '../../../operator/require-driver.ts';
import { requireReason, type Staff } from '../../../operator/staff.ts';
import { recordChange } from '../../staff-log/record-change.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';
import { decidePayment } from './payments.ts';

export type ResolvedPayment = { paymentId: string; clientId: number; invoiceId: number | null; amountCents: number };

/**
 * Decides a payment whose gateway was removed, by what staff saw in the gateway's own list. Money is booked as if the gateway had reported it.
 * @throws OperatorError without a reason or any driver, or unless the payment is pending and its gateway isn't configured
 */
export async function resolvePayment(app: App, paymentId: string, result: 'paid' | 'cancelled', staff: Staff): Promise<ResolvedPayment> {
  requireReason(staff);
  requireDriver(app);
  return app.database.transaction(async (tx) => {
    const payment = await allPaymentsRepository(tx).find(paymentId);
    if (payment === undefined) throw new OperatorError(`Payment ${paymentId} doesn't exist.`);
    const { client_id: clientId, invoice_id: invoiceId, amount_cents: amountCents } = payment;
    if (payment.status === 'pending' && app.gateways.has(payment.method_id))
      throw new OperatorError(`Payment ${paymentId} is decided by its gateway, which is configured.`);
    if (payment.status !== 'pending' || !(await decidePayment(tx, app, payment, result, null)))
      throw new OperatorError(`Payment ${paymentId} isn't pending.`);
    const change = { operation: 'resolvePayment', clientId, subject: paymentId, details: { result, amountCents } };
    await recordChange(tx, staff, change, app.now());
    return { paymentId, clientId, invoiceId, amountCents };
  });
}
