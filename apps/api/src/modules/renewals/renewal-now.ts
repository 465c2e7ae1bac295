import { eurosFromCents } from '@portico/pricing/money';
import type { App } from '../../app.ts';
import { isoDay } from '../../calendar.ts';
import type { Addressee } from '../../mail/recipient.repository.ts';
import { actFor } from '../../operations/act-for.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AboutInvoice, aboutInvoice } from '../billing/invoices/about-invoice.ts';
import { clientBalanceCents } from '../billing/ledger/ledger.ts';
import { formerPayment } from '../billing/payments/card-attempts.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';
import { renewedServicesRepository } from './renewed-services.repository.ts';

/** `overdue` after the due date; `suspended` if services are off until the invoice is paid. */
export type RenewalNow = { when: 'ahead' | 'overdue'; suspended: 'yes' | 'no' };

/** The `prepare` of mails that ask for a renewal's payment. Returns its state when the mail is sent, or null once it is paid or cancelled. */
export async function renewalNow(
  tx: Transaction,
  app: App,
  _addressee: Addressee,
  { invoiceId }: { invoiceId: number },
): Promise<RenewalNow | null> {
  const invoice = await renewalInvoicesRepository(tx).find(invoiceId);
  if (invoice.status !== 'unpaid') return null;
  const isSuspended = (await renewedServicesRepository(tx, invoiceId).suspended()).length > 0;
  return { when: invoice.due_date < isoDay(app.now()) ? 'overdue' : 'ahead', suspended: isSuspended ? 'yes' : 'no' };
}

type AboutReplacement = { invoiceId: number; amount: number; replaces: number };

/**
 * `former` says whether an earlier invoice for the same period was paid before it was cancelled: its money goes to the balance and pays this
 * one, unless it was spent. If only the replaced invoice is left to report, `isVoid` is `yes`, and number and amount are its own.
 */
export type ReplacementNow = RenewalNow & { former: 'paid' | 'unknown' | 'none'; isVoid: 'yes' | 'no'; invoiceId: number; amount: number };

/** The `prepare` of a renewal's first mail. It may be paid or cancelled by then, but nothing else says that the one it replaces is void. */
export async function replacementNow(
  tx: Transaction,
  app: App,
  addressee: Addressee,
  about: AboutReplacement,
): Promise<ReplacementNow | null> {
  const { invoiceId, amount, replaces } = about;
  const now = await renewalNow(tx, app, addressee, about);
  if (now !== null) return { ...now, former: await unspentFormerPayment(tx, invoiceId), isVoid: 'no', invoiceId, amount };
  if (!replaces) return null;
  const { amount_cents: cents } = await renewalInvoicesRepository(tx).find(replaces);
  return { when: 'ahead', suspended: 'no', former: 'none', isVoid: 'yes', invoiceId: replaces, amount: eurosFromCents(cents) };
}

async function unspentFormerPayment(tx: Transaction, invoiceId: number): Promise<ReplacementNow['former']> {
  const former = await formerPayment(tx, invoiceId);
  if (former !== 'paid') return former;
  const { client_id: clientId, amount_cents: cents } = await renewalInvoicesRepository(tx).find(invoiceId);
  return (await clientBalanceCents(tx, actFor(clientId))) >= cents ? 'paid' : 'none';
}

/**
 * The `prepare` of the mail about a suspension. If its invoice was cancelled, it's about the one to pay now and the servers that are still off.
 * Null once its services are paid, by whichever invoice, moved to another day or cancelled.
 */
export async function suspensionNow(tx: Transaction, _app: App, _addressee: Addressee, about: AboutInvoice): Promise<AboutInvoice | null> {
  const services = await renewedServicesRepository(tx, about.invoiceId).suspended();
  const unpaidId = services.find(({ unpaidInvoiceId }) => unpaidInvoiceId !== null)?.unpaidInvoiceId ?? null;
  if (unpaidId === null) return null;
  if (unpaidId === about.invoiceId) return about;
  const invoice = await renewalInvoicesRepository(tx).find(unpaidId);
  return aboutInvoice(
    invoice,
    services.filter((service) => service.unpaidInvoiceId === unpaidId),
  );
}
