import type { App } from '../../app.ts';
import { isoDay } from '../../calendar.ts';
import type { Addressee } from '../../mail/recipient.repository.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { formerPayment } from '../billing/payments/card-attempts.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';
import { renewedServicesRepository } from './renewed-services.repository.ts';

/** `overdue` after the due date; `suspended` if services are off until the invoice is paid. */
export type RenewalNow = { when: 'ahead' | 'overdue'; suspended: 'yes' | 'no' };

/** The `prepare` of mails that ask for a renewal's payment: how it stands when the mail is sent. Null once it is paid or cancelled. */
export async function renewalNow(
  tx: Transaction,
  app: App,
  _addressee: Addressee,
  { invoiceId }: { invoiceId: number },
): Promise<RenewalNow | null> {
  const invoice = await renewalInvoicesRepository(tx).find(invoiceId);
  if (invoice.status !== 'unpaid') return null;
  const isSuspended = await renewedServicesRepository(tx, invoiceId).areSuspended();
  return { when: invoice.due_date < isoDay(app.now()) ? 'overdue' : 'ahead', suspended: isSuspended ? 'yes' : 'no' };
}

type AboutReplacement = { invoiceId: number; replaces: number };
/** `former` says whether the replaced invoice was paid before it was cancelled. Its money goes to the balance and pays this one. */
export type ReplacementNow = RenewalNow & { former: 'paid' | 'unknown' | 'none' };

/** The `prepare` of a renewal's first mail. */
export async function replacementNow(
  tx: Transaction,
  app: App,
  addressee: Addressee,
  about: AboutReplacement,
): Promise<ReplacementNow | null> {
  const now = await renewalNow(tx, app, addressee, about);
  return now === null ? null : { ...now, former: about.replaces ? await formerPayment(tx, about.invoiceId) : 'none' };
}

/** The `prepare` of the mail about a suspension. Null once its services are paid, by whichever invoice, moved to another day or cancelled. */
export async function whileSuspended(tx: Transaction, _app: App, _addressee: Addressee, { invoiceId }: { invoiceId: number }) {
  return (await renewedServicesRepository(tx, invoiceId).areSuspended()) ? {} : null;
}
