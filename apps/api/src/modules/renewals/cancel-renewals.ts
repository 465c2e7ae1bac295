import { eurosFromCents } from '@portico/pricing/money';
import type { ClientScope } from '../../operations/client-scope.ts';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { cancelInvoice, type IssuedInvoice } from '../billing/invoices/cancel-invoice.ts';
import { invoiceCancelledMail } from '../billing/invoices/mails.ts';
import { issue } from './issue-renewals.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';
import { renewedServicesRepository } from './renewed-services.repository.ts';

/**
 * Locks the unpaid renewals of a service, so that they can't be paid meanwhile, and all services on them. Call before locking the service,
 * because payments lock in the same order.
 */
export async function lockOpenRenewals(tx: Transaction, { clientId }: ClientScope, serviceId: number): Promise<IssuedInvoice[]> {
  const invoices = renewalInvoicesRepository(tx);
  const locked = [];
  for (const id of await invoices.ids(invoices.ofService(clientId, serviceId))) locked.push(await invoices.lockUnpaid(id));
  const unpaid = locked.filter((invoice) => invoice !== undefined);
  for (const { id } of unpaid) await renewedServicesRepository(tx, id).lock();
  return unpaid;
}

/** Cancels the renewals that `lockOpenRenewals` returned, after their service was cancelled or has ended. */
export async function cancelRenewals(app: App, tx: Transaction, invoices: readonly IssuedInvoice[]): Promise<void> {
  for (const invoice of invoices) await cancelAndNotify(app, tx, invoice);
}

/** Cancels a renewal that includes a service that is no longer renewed. */
export async function dropRenewal(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice === undefined) return;
  await renewedServicesRepository(tx, invoiceId).lock();
  await cancelAndNotify(app, tx, invoice);
}

/** Its client has the invoice by mail, and would pay it by a bank transfer if nothing said that it's void. */
async function cancelAndNotify(app: App, tx: Transaction, invoice: IssuedInvoice): Promise<void> {
  if (await cancelAndIssueRest(app, tx, invoice)) return;
  const { id: invoiceId, client_id: clientId, amount_cents: cents } = invoice;
  const values = { invoiceId, amount: eurosFromCents(cents) };
  await enqueueMail(app, tx, invoiceCancelledMail, { recipient: { mainUserOf: clientId }, values });
}

/**
 * Issued invoices never change. Cancels this one and issues another for the services that continue, with the same due date and the
 * reminders already sent. The other one's mail names this one. Returns false if there is no other, which the caller has to mail.
 */
export async function cancelAndIssueRest(app: App, tx: Transaction, invoice: IssuedInvoice): Promise<boolean> {
  const { id, client_id: clientId, due_date: dueDate } = invoice;
  const invoices = renewalInvoicesRepository(tx);
  const continuing = await renewedServicesRepository(tx, id).continuing();
  const rest = (await invoices.lines(id)).filter(({ service_id: serviceId }) => serviceId !== null && continuing.has(serviceId));
  if (!(await cancelInvoice(tx, id, app.now()))) throw new Error(`Invoice ${id} changed under its lock`);
  publish.invoice(tx, clientId, id, 'cancelled');
  publish.account(tx, clientId);
  if (rest.length === 0) return false;
  const lines = rest.map((line) => ({
    kind: line.kind,
    description: line.description,
    hostname: line.hostname ?? '',
    billingCycle: line.billing_cycle,
    details: line.details,
    amountCents: line.amount_cents,
    serviceId: line.service_id,
    period: line.period_start === null || line.period_end === null ? null : { start: line.period_start, end: line.period_end },
  }));
  await invoices.copyNotices(id, await issue(app, tx, { clientId, dueDate, lines, replaces: id }));
  return true;
}
