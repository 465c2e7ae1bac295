import { actFor } from '../../operations/act-for.ts';
import type { App } from '../../app.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { paymentSettingsOf } from '../account/payment-settings.ts';
import { lockClientBalanceCents } from '../billing/ledger/ledger.ts';
import { isMoneyOnItsWay, pendingOf } from '../billing/payments/card-attempts.ts';
import { payFromBalance } from '../billing/payments/payments.ts';
import { languageOf } from '../../mail/language-of.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';

/**
 * Pays a renewal from the balance if the client wants that and the balance covers it. Every run checks again, so a top-up is enough. Waits
 * while money of another payment may be on its way.
 */
export async function autoPay(app: App, tx: Transaction, invoiceId: number): Promise<void> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice === undefined) return;
  const { client_id: clientId, amount_cents: amountCents } = invoice;
  const client = actFor(clientId);
  if (!(await paymentSettingsOf(tx, client)).auto_pay_from_balance) return;
  if ((await lockClientBalanceCents(tx, client)) < amountCents) return;
  if ((await pendingOf(tx, invoiceId)).some(isMoneyOnItsWay)) return;
  const locale = await languageOf(tx, clientId);
  if (!(await payFromBalance(tx, app, invoice, { locale, at: app.now() }))) throw new Error(`Invoice ${invoiceId} changed under its lock`);
}
