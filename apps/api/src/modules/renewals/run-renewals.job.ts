import type { App } from '../../app.ts';
import { addDays, isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { gatewayPatience } from '../billing/gateway-patience.ts';
import { expiredOrders, expireOrder } from '../order/unpaid/expire-order.ts';
import { reminderDays } from '../order/unpaid/order-schedule.ts';
import { ordersToRemind, remindOfOrder } from '../order/unpaid/remind-of-order.ts';
import { switchServer } from '../services/actions/switch-server.job.ts';
import { terminateBefore, warnBefore } from '../services/last-day-to-pay.ts';
import { autoPayCardDays } from './settings.ts';
import { autoPay } from './auto-pay.ts';
import { chargeCard } from './charge-card.ts';
import { dropRenewal } from './cancel-renewals.ts';
import { dueServicesRepository } from './due-services.repository.ts';
import { billedUntil, issueRenewal } from './issue-renewals.ts';
import { lastNotice, overdueBy, suspendFor, terminateFor, warnOfDeletion } from './overdue.ts';
import { remind } from './remind.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';
import { autoPayDays, noticeDays } from './renewal-schedule.ts';
import { invoicesToTerminate, invoicesToWarnOf, serversToSwitch } from './renewed-services.repository.ts';
import { processBatch } from './process-batch.ts';

/** The steps after the charges don't depend on gateways, so one that is away must not keep a run from them. */
const gatewayPatienceMs = 60_000;
const policy = { everySeconds: 300, workers: 1, expireInSeconds: 900, retryLimit: 0 };

/**
 * Runs all due steps in the life cycle of services. Each step takes effect once, regardless of how often, how late or by how many processes
 * this runs. Returns how many invoices, orders and services failed.
 */
export async function runRenewals(app: App, signal: AbortSignal): Promise<number> {
  const today = isoDay(app.now());
  const invoices = (tx: Transaction) => renewalInvoicesRepository(tx);
  let failed = 0;
  const step = async (given: Parameters<typeof processBatch>[2]) => {
    failed += await processBatch(app, signal, given);
  };
  const work = (what: string, find: Find, act: (tx: Transaction, id: number) => Promise<void>) =>
    step({ what, find, act: (id) => app.database.transaction((tx) => act(tx, id)) });

  await work(
    'stale',
    (tx, after, limit) => invoices(tx).ids(invoices(tx).stale(after, limit)),
    (tx, id) => dropRenewal(app, tx, id),
  );
  await work(
    'invoice',
    (tx, after, limit) => dueServicesRepository(tx).unbilled(billedUntil(app), after, limit),
    (tx, id) => issueRenewal(app, tx, id),
  );
  await work(
    'auto pay',
    (tx, after, limit) => invoices(tx).ids(invoices(tx).payable(addDays(today, autoPayDays), after, limit)),
    (tx, id) => autoPay(app, tx, id),
  );
  // Runs outside a transaction, because it calls the gateway.
  const [firstDay = 0] = app.configuration.setting(autoPayCardDays);
  const dueBy = addDays(today, -firstDay);
  const patience = gatewayPatience(app, gatewayPatienceMs);
  await step({
    what: 'card',
    find: (tx, after, limit) => invoices(tx).ids(invoices(tx).chargeable(dueBy, after, limit)),
    act: (id) => chargeCard(app, patience, id),
  });
  for (const days of noticeDays) {
    await work(
      'notice',
      (tx, after, limit) => invoices(tx).ids(invoices(tx).withoutReminder(addDays(today, -days), days, after, limit)),
      (tx, id) => remind(app, tx, id),
    );
  }
  for (const days of reminderDays(app.configuration)) {
    await work(
      'order reminder',
      (tx, after, limit) => ordersToRemind(app, tx, days, after, limit),
      (tx, id) => remindOfOrder(app, tx, id),
    );
  }
  await work(
    'order expiry',
    (tx, after, limit) => expiredOrders(app, tx, after, limit),
    (tx, id) => expireOrder(app, tx, id),
  );
  await work(
    'suspend',
    (tx, after, limit) => invoices(tx).ids(invoices(tx).overdue(overdueBy(app), lastNotice(app), after, limit)),
    (tx, id) => suspendFor(app, tx, id),
  );
  await work(
    'deletion warning',
    (tx, after, limit) => invoicesToWarnOf(tx, warnBefore(app), { after, limit }),
    (tx, id) => warnOfDeletion(app, tx, id),
  );
  await work(
    'terminate',
    (tx, after, limit) => invoicesToTerminate(tx, terminateBefore(app), { after, limit }),
    (tx, id) => terminateFor(app, tx, id),
  );
  await work('switch', serversToSwitch, (tx, serviceId) => app.jobs.enqueue(tx, switchServer, { serviceId }));
  return failed;
}

type Find = (tx: Transaction, after: number, limit: number) => Promise<readonly number[]>;

/** Counts as failed if anything did, so that an alert sees it. The next run repeats it. */
export const runRenewalsJob = defineJob('run-renewals', policy, async (app, _nothing, signal) => {
  const failed = await runRenewals(app, signal);
  if (failed > 0) throw new Error(`Renewals failed: ${failed}`);
});
