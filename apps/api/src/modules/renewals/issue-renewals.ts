import { actFor } from '../../operations/act-for.ts';
import type { App } from '../../app.ts';
import { addDays, isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { addInvoiceLines, openInvoice } from '../billing/invoices/issue-invoice.ts';
import type { IssuedLine } from '../billing/invoices/invoice-line.ts';
import { dueServicesRepository } from './due-services.repository.ts';
import { aboutInvoice } from '../billing/invoices/about-invoice.ts';
import { renewalInvoiceDays } from './settings.ts';
import { renewalInvoiceMail } from './mails.ts';
import { nextPeriod, renewalLines } from './renewal-line.ts';
import { minDaysToPay } from './renewal-schedule.ts';

/** Returns the ISO date up to which services are invoiced now. */
export function billedUntil({ configuration, now }: App): string {
  return isoDay(now(), configuration.setting(renewalInvoiceDays));
}

/**
 * Invoices the next period of a service and those invoiced together with it. Does nothing if that is done. Locks the services; the database
 * also enforces one valid line per service and period.
 */
export async function issueRenewal(app: App, tx: Transaction, serviceId: number): Promise<void> {
  const services = dueServicesRepository(tx);
  const bounds = { dueBy: billedUntil(app), invoiceDays: app.configuration.setting(renewalInvoiceDays) };
  const unbilled = await services.stillUnbilled(await services.lockTogether(serviceId), bounds);
  const byDueDate = new Map<string, IssuedLine[]>();
  for (const service of unbilled) {
    const period = nextPeriod(service);
    if (period === null) continue;
    if (service.renewal_cents === 0) {
      await services.extendFree(service.id, period.start, period.end);
      continue;
    }
    // A client who cancels and withdraws gains no time.
    const dueDate = service.firstDueDate ?? dueDateOf(app, period.start, service.isWithdrawn ? 0 : minDaysToPay);
    byDueDate.set(dueDate, [...(byDueDate.get(dueDate) ?? []), ...renewalLines(service, period)]);
  }
  const clientId = unbilled[0]?.client_id;
  if (clientId === undefined) return;
  for (const [dueDate, lines] of byDueDate) await issue(app, tx, { clientId, dueDate, lines });
}

/** Leaves time to pay if the invoice is late. */
function dueDateOf({ configuration, now }: App, periodStart: string, minDays: number): string {
  const earliest = addDays(isoDay(now()), Math.min(minDays, configuration.setting(renewalInvoiceDays)));
  return periodStart > earliest ? periodStart : earliest;
}

/** `replaces` is the cancelled invoice of which these lines are left, or 0. */
type NewRenewal = { clientId: number; dueDate: string; lines: readonly IssuedLine[]; replaces?: number };

/** Issues a renewal invoice. Returns its number. */
export async function issue(app: App, tx: Transaction, { clientId, dueDate, lines, replaces = 0 }: NewRenewal): Promise<number> {
  const { invoiceId, amountCents } = await openInvoice(tx, app.configuration, { ...actFor(clientId), lines, dueDate, at: app.now() });
  await addInvoiceLines(tx, invoiceId, lines);
  const values = { ...aboutInvoice({ id: invoiceId, amount_cents: amountCents, due_date: dueDate }, lines), replaces };
  await enqueueMail(app, tx, renewalInvoiceMail, { recipient: { mainUserOf: clientId }, values });
  publish.invoice(tx, clientId, invoiceId, 'unpaid');
  publish.account(tx, clientId);
  return invoiceId;
}
