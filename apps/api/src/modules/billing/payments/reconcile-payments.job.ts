import { defineJob } from '../../../jobs/define-job.ts';
import { askGateway } from './ask-gateway.ts';
import { askEach } from '../ask-each.ts';
import { gatewayPatience } from '../gateway-patience.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';

/** Leaves time for the webhook or the return page. */
const quietMs = 15_000;
const atOnce = 50;
/** A third of a run, so that the payments of other gateways are asked about too. */
const patienceMs = 20_000;
const policy = { everySeconds: 10, workers: 1, expireInSeconds: 60, retryLimit: 0 };

/** Checks pending payments, so that they are booked even if the webhook was lost and the payer never returned. */
export const reconcilePayments = defineJob('reconcile-payments', policy, async (app, _nothing, signal) => {
  const paymentIds = await app.database.transaction((tx) => allPaymentsRepository(tx).takeToAsk(app.now(), quietMs, atOnce));
  const patience = gatewayPatience(app, patienceMs);
  await askEach(app, { what: 'payment', ids: paymentIds, signal }, async (paymentId) => {
    const payment = await app.database.read((tx) => allPaymentsRepository(tx).find(paymentId));
    if (payment?.status !== 'pending' || patience.isOver(payment.method_id)) return;
    await patience.wait(payment.method_id, async () => (await askGateway(app, payment)) !== 'unavailable');
  });
});
