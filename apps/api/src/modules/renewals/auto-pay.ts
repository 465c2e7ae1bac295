import { actFor } from '../../operations/act-for.ts';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { paymentSettingsOf } from '../account/payment-settings.ts';
import { lockClientBalanceCents } from '../billing/ledger/ledger.ts';
import type { IssuedInvoice } from '../billing/invoices/cancel-invoice.ts';
import { formerPayment, isMoneyComing } from '../billing/payments/card-attempts.ts';
import { payFromBalance } from '../billing/payments/payments.ts';
import { languageOf } from '../../mail/language-of.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';

/**
 * Pays a renewal from the balance if the client wants that, or has paid for its services by an invoice that it replaces, and the balance
 * covers it. Every run checks again, so a top-up is enough. Waits while money of another payment may be on its way.
 */
export async function autoPay(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice === undefined) return;
  const { auto_pay_from_balance: isWanted } = await paymentSettingsOf(tx, actFor(invoice.client_id));
  if (!isWanted && (await formerPayment(tx, invoiceId)) !== 'paid') return;
  await payIfCovered(app, tx, invoice);
}

/** Pays a locked renewal from the balance if it covers it and no other money is on its way. Returns false if it doesn't. */
export async function payIfCovered(app: App, tx: Transaction, invoice: IssuedInvoice): Promise<boolean> {
  const { id, client_id: clientId, amount_cents: amountCents } = invoice;
  if ((await lockClientBalanceCents(tx, actFor(clientId))) < amountCents) return false;
  if (await isMoneyComing(tx, id)) return false;
  const locale = await languageOf(tx, clientId);
  if (!(await payFromBalance(tx, app, invoice, { locale, at: app.now() }))) throw new Error(`Invoice ${id} changed under its lock`);
  return true;
}
