import type { App } from '../../../app.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { requireDriver } from '../../../operator/require-driver.ts';
import { requireReason, type Staff } from '../../../operator/staff.ts';
import { recordChange } from '../../staff-log/record-change.ts';
import { allRefundsRepository } from './all-refunds.repository.ts';
import { applyRefundReport } from './ask-refund.ts';

export type ResolvedRefund = { refundId: string; paymentId: string; clientId: number; amountCents: number };

/**
 * Decides a refund whose gateway was removed, by what staff saw in the gateway's own list. The money of a failed one returns to the balance.
 * A bank may still return one that succeeded.
 * @throws OperatorError without a reason or any driver, or if the refund's gateway is configured, or it is already decided like this or has failed
 */
export async function resolveRefund(app: App, refundId: string, result: 'succeeded' | 'failed', staff: Staff): Promise<ResolvedRefund> {
  requireReason(staff);
  requireDriver(app);
  return app.database.transaction(async (tx) => {
    const repository = allRefundsRepository(tx);
    const refund = await repository.find(refundId);
    if (refund === undefined) throw new OperatorError(`Refund ${refundId} doesn't exist.`);
    const { payment_id: paymentId, client_id: clientId, amount_cents: amountCents } = refund;
    const payment = await repository.payment(paymentId);
    if (app.gateways.has(payment.method_id)) throw new OperatorError(`Refund ${refundId} is decided by its gateway, which is configured.`);
    if (!(await applyRefundReport(app, tx, { refund, payment }, { reference: null, status: result })))
      throw new OperatorError(`Refund ${refundId} is ${refund.status}.`);
    const change = { operation: 'resolveRefund', clientId, subject: refundId, details: { result, amountCents, paymentId } };
    await recordChange(tx, staff, change, app.now());
    return { refundId, paymentId, clientId, amountCents };
  });
}
