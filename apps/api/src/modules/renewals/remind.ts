import { actFor } from '../../operations/act-for.ts';
import type { App } from '../../app.ts';
import { addDays, isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { paymentSettingsOf } from '../account/payment-settings.ts';
import { chargeableCard } from '../billing/cards/cards.ts';
import { attemptsOf, isMoneyComing } from '../billing/payments/card-attempts.ts';
import { aboutInvoice } from '../billing/invoices/about-invoice.ts';
import { autoPayFailedMail, renewalReminderMail } from './mails.ts';
import { nextAttemptDay } from './charge-card.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';
import { noticeDays } from './renewal-schedule.ts';

/** Sends the latest due notice of an unpaid renewal; missed ones are skipped. Clients with automatic payment learn that it failed. */
export async function remind(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const invoices = renewalInvoicesRepository(tx);
  const invoice = await invoices.lockUnpaid(invoiceId);
  if (invoice === undefined) return;
  const today = isoDay(app.now());
  const reached = noticeDays.filter((days) => addDays(invoice.due_date, days) <= today);
  // A client whose money is on its way would pay twice.
  if (await isMoneyComing(tx, invoiceId)) return;
  if (reached.length === 0 || (await invoices.addNotices(invoiceId, reached, app.now())).length === 0) return;
  const recipient = { mainUserOf: invoice.client_id };
  const about = aboutInvoice(invoice, await invoices.lines(invoiceId));
  const client = actFor(invoice.client_id);
  const settings = await paymentSettingsOf(tx, client);
  const card = settings.auto_pay_from_card ? await chargeableCard(app, tx, client) : undefined;
  if (card !== undefined) {
    // Each failed attempt has its own mail, which names the next one.
    if (nextAttemptDay(app, invoice.due_date, await attemptsOf(tx, invoiceId)) !== null) return;
  } else if (settings.auto_pay_from_balance || settings.auto_pay_from_card) {
    const reason = settings.auto_pay_from_balance ? ('balance' as const) : ('card' as const);
    await enqueueMail(app, tx, autoPayFailedMail, { recipient, values: { ...about, reason } });
    return;
  }
  // The first mail of an invoice that is issued overdue says the same.
  if (invoice.due_date < today && isoDay(invoice.created_at) === today) return;
  await enqueueMail(app, tx, renewalReminderMail, { recipient, values: about });
}
