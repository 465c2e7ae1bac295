import { defineJob } from '../../../jobs/define-job.ts';
import { GatewayUnavailable } from '@portico/drivers/payment-gateway';
import { askRefund } from './ask-refund.ts';
import { askGateways } from '../ask-gateways.ts';
import { allRefundsRepository } from './all-refunds.repository.ts';

/** Leaves time for the job that sends the refund. */
const quietMs = 15_000;
const patienceMs = 20_000;
const policy = { everySeconds: 10, workers: 1, expireInSeconds: 60, retryLimit: 0 };

/** Checks pending refunds: banks take days, and a gateway may be unavailable for longer than a job is retried. */
export const reconcileRefunds = defineJob('reconcile-refunds', policy, async (app, _nothing, signal) => {
  const { database } = app;
  await askGateways(app, {
    what: 'refund',
    methodIds: await database.read((tx) => allRefundsRepository(tx).pendingMethods()),
    patienceMs,
    signal,
    take: (methodId, limit) =>
      database.transaction((tx) => allRefundsRepository(tx).takeToAsk(methodId, { at: app.now(), quietMs, limit })),
    async ask(refundId) {
      try {
        await askRefund(app, refundId);
        return true;
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
        app.logger.warn({ err: error, refundId }, 'failed to look up a refund at the payment gateway');
        return false;
      }
    },
  });
});
