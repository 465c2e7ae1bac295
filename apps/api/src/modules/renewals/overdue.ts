import type { App } from '../../app.ts';
import { addDays, isoDay, startOfDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { switchServer } from '../services/actions/switch-server.job.ts';
import { lastDayToPay, terminateBefore, warnBefore } from '../services/last-day-to-pay.ts';
import { removeServer } from '../services/provisioning/remove-server.job.ts';
import { serviceEnded } from '../services/service-events.ts';
import { aboutInvoice } from '../billing/invoices/about-invoice.ts';
import type { IssuedInvoice } from '../billing/invoices/cancel-invoice.ts';
import { isMoneyComing, pendingOf } from '../billing/payments/card-attempts.ts';
import { cancelAndIssueRest } from './cancel-renewals.ts';
import { noticeDays } from './renewal-schedule.ts';
import { renewalGraceDays } from './settings.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';
import { renewedServicesRepository } from './renewed-services.repository.ts';
import { deletionWarningMail, serviceSuspendedMail, serviceTerminatedMail } from './mails.ts';

/** Returns the latest due date whose grace period is over. */
export function overdueBy({ configuration, now }: App): string {
  return isoDay(now(), -configuration.setting(renewalGraceDays) - 1);
}

/**
 * Returns the last notice before suspension, in days after the due date. A late notice leaves a whole day to pay; notices mailed before
 * `lateBefore` already have.
 */
export function lastNotice({ configuration, now }: App): { days: number; lateBefore: Date } {
  const days = Math.max(...noticeDays.filter((notice) => notice <= configuration.setting(renewalGraceDays)));
  return { days, lateBefore: startOfDay(isoDay(now(), -1)) };
}

/** Suspends the services of an overdue invoice, unless its money is on its way. A job in the same transaction switches their servers off. */
export async function suspendFor(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const invoices = renewalInvoicesRepository(tx);
  const invoice = await invoices.lockUnpaid(invoiceId);
  if (invoice === undefined || invoice.due_date > overdueBy(app)) return;
  // An open checkout has taken no money yet, and a payment resumes the services.
  if (await isMoneyComing(tx, invoiceId)) return;
  const services = renewedServicesRepository(tx, invoiceId);
  await services.lock();
  const suspended = await services.suspend(app.now());
  if (suspended.length === 0) return;
  for (const { id: serviceId, clientId } of suspended) {
    await app.jobs.enqueue(tx, switchServer, { serviceId });
    publish.service(tx, clientId, serviceId, 'service.suspended', 'suspended');
  }
  await mailSuspension(app, tx, invoice, suspended);
}

/** Mails why services are suspended from now on, and the last day to pay before they are deleted. */
export async function mailSuspension(
  app: App,
  tx: Transaction,
  invoice: IssuedInvoice,
  suspended: readonly { hostname: string }[],
): Promise<void> {
  const values = { ...aboutInvoice(invoice, suspended), endsAt: Date.parse(lastDayToPay(app, app.now(), null)) };
  await enqueueMail(app, tx, serviceSuspendedMail, { recipient: { mainUserOf: invoice.client_id }, values });
}

/** Mails that services are deleted after tomorrow unless they are paid. A client whose money is on its way would pay twice. */
export async function warnOfDeletion(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice === undefined || (await isMoneyComing(tx, invoiceId))) return;
  const services = renewedServicesRepository(tx, invoiceId);
  await services.lock();
  const today = isoDay(app.now());
  const warned = await services.warnOfDeletion(warnBefore(app), app.now());
  // Clients suspended today already have this date in their suspension mail.
  const suspendedEarlier = warned.filter(({ suspendedAt }) => suspendedAt < startOfDay(today));
  if (suspendedEarlier.length === 0) return;
  const values = { ...aboutInvoice(invoice, suspendedEarlier), endsAt: Date.parse(addDays(today, 1)) };
  await enqueueMail(app, tx, deletionWarningMail, { recipient: { mainUserOf: invoice.client_id }, values });
}

/** Deletes services suspended for too long and cancels their part of the invoice, unless it's being paid: that decides first. */
export async function terminateFor(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice === undefined) return;
  const services = renewedServicesRepository(tx, invoiceId);
  await services.lock();
  if (await isMoneyComing(tx, invoiceId)) return services.withdrawWarnings();
  if ((await pendingOf(tx, invoiceId)).length > 0) return;
  const ended = await services.end(terminateBefore(app));
  if (ended.length === 0) return;
  const at = app.now();
  for (const { id: serviceId, clientId } of ended) {
    await app.jobs.enqueue(tx, removeServer, { serviceId });
    await app.emit(tx, serviceEnded, { clientId, serviceId, at });
    publish.service(tx, clientId, serviceId, 'service.ended', 'delete');
  }
  await cancelAndIssueRest(app, tx, invoice);
  const values = aboutInvoice(invoice, ended);
  await enqueueMail(app, tx, serviceTerminatedMail, { recipient: { mainUserOf: invoice.client_id }, values });
}
