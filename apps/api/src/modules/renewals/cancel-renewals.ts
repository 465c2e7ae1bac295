import type { ClientScope } from '../../operations/client-scope.ts';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { cancelInvoice, type IssuedInvoice } from '../billing/invoices/cancel-invoice.ts';
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
  for (const invoice of invoices) await cancelAndIssueRest(app, tx, invoice);
}

/** Cancels a renewal that includes a service that is no longer renewed. */
export async function dropRenewal(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice === undefined) return;
  await renewedServicesRepository(tx, invoiceId).lock();
  await cancelAndIssueRest(app, tx, invoice);
}

/**
 * Issued invoices never change. Cancels this one and issues another for the services that continue, with the same due date and the
 * reminders already sent.
 */
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
