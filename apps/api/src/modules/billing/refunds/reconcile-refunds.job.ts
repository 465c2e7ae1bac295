import { defineJob } from '../../../jobs/define-job.ts';
import { GatewayUnavailable } from '@portico/drivers/payment-gateway';
import type { App } from '../../../app.ts';
import { askRefund, paymentOfRefund } from './ask-refund.ts';
import { askEach } from '../ask-each.ts';
import { gatewayPatience } from '../gateway-patience.ts';
import { allRefundsRepository } from './all-refunds.repository.ts';

/** Leaves time for the job that sends the refund. */
const quietMs = 15_000;
const atOnce = 50;
/** A third of a run, so that the refunds of other gateways are asked about too. */
const patienceMs = 20_000;
const policy = { everySeconds: 10, workers: 1, expireInSeconds: 60, retryLimit: 0 };

/** Checks pending refunds: banks take days, and a gateway may be unavailable for longer than a job is retried. */
export const reconcileRefunds = defineJob('reconcile-refunds', policy, async (app, _nothing, signal) => {
  const refundIds = await app.database.transaction((tx) => allRefundsRepository(tx).takeToAsk(app.now(), quietMs, atOnce));
  const patience = gatewayPatience(app, patienceMs);
  await askEach(app, { what: 'refund', ids: refundIds, signal }, async (refundId) => {
    const payment = await paymentOfRefund(app, refundId);
    if (payment === undefined || patience.isOver(payment.method_id)) return;
    await patience.wait(payment.method_id, () => isAnswered(app, refundId));
  });
});

async function isAnswered(app: App, refundId: string): Promise<boolean> {
  try {
    await askRefund(app, refundId);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    app.logger.warn({ err: error, refundId }, 'failed to look up a refund at the payment gateway');
    return false;
  }
}
