import { defineJob } from '../../../jobs/define-job.ts';
import { askGateway } from './ask-gateway.ts';
import { askGateways } from '../ask-gateways.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';

/** Leaves time for the webhook or the return page. */
const quietMs = 15_000;
const patienceMs = 20_000;
const policy = { everySeconds: 10, workers: 1, expireInSeconds: 60, retryLimit: 0 };

/** Checks pending payments, so that they are booked even if the webhook was lost and the payer never returned. */
export const reconcilePayments = defineJob('reconcile-payments', policy, async (app, _nothing, signal) => {
  const { database } = app;
  await askGateways(app, {
    what: 'payment',
    methodIds: await database.read((tx) => allPaymentsRepository(tx).pendingMethods()),
    patienceMs,
    signal,
    take: (methodId, limit) =>
      database.transaction((tx) => allPaymentsRepository(tx).takeToAsk(methodId, { at: app.now(), quietMs, limit })),
    async ask(paymentId) {
      const payment = await database.read((tx) => allPaymentsRepository(tx).find(paymentId));
      if (payment?.status !== 'pending') return true;
      return (await askGateway(app, payment)) !== 'unavailable';
    },
  });
});
