import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { cancelInvoice, type IssuedInvoice } from '../billing/invoices/cancel-invoice.ts';
import { issue } from './issue-renewals.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';
import { renewedServicesRepository } from './renewed-services.repository.ts';

/**
 * Locks the unpaid renewals of a service, before the service itself is locked: who pays one has it in that order, too. What is decided about the
 * service after this knows that nobody pays for it meanwhile.
 */
export async function lockOpenRenewals(tx: Transaction, clientId: number, serviceId: number): Promise<IssuedInvoice[]> {
  const invoices = renewalInvoicesRepository(tx);
  const locked = [];
  for (const id of await invoices.ids(invoices.ofService(clientId, serviceId))) locked.push(await invoices.lockUnpaid(id));
  return locked.filter((invoice) => invoice !== undefined);
}

/** After a service was given up, or has ended: cancels its unpaid renewals. */
export async function cancelRenewals(app: App, tx: Transaction, invoices: readonly IssuedInvoice[]): Promise<void> {
  for (const invoice of invoices) {
    await renewedServicesRepository(tx, invoice.id).lock();
    await cancelAndIssueRest(app, tx, invoice);
  }
}

/** The same for one that was found with a service that is not to be renewed any more. */
export async function dropRenewal(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice !== undefined) await cancelRenewals(app, tx, [invoice]);
}

/** An issued invoice does not change: it is cancelled, and what goes on of it is on another one, due on the same day and reminded of no more often. */
export async function cancelAndIssueRest(app: App, tx: Transaction, invoice: IssuedInvoice): Promise<void> {
  const { id, client_id: clientId, due_date: dueDate } = invoice;
  const invoices = renewalInvoicesRepository(tx);
  const continuing = await renewedServicesRepository(tx, id).continuing();
  const rest = (await invoices.lines(id)).filter(({ service_id: serviceId }) => serviceId !== null && continuing.has(serviceId));
  if (!(await cancelInvoice(tx, id, app.now()))) throw new Error(`Invoice ${id} changed under its lock`);
  publish.invoice(tx, clientId, id, 'cancelled');
  publish.account(tx, clientId);
  if (rest.length === 0) return;
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
  await invoices.copyNotices(id, await issue(app, tx, { clientId, dueDate, lines }));
}
