import type { App } from '../../app.ts';
import { addDays, isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { languageOf } from '../../mail/language-of.ts';
import { paymentSettingsOf } from '../account/payment-settings.ts';
import { defaultCard } from '../billing/cards/cards.ts';
import { clientBalanceCents } from '../billing/ledger/ledger.ts';
import { askGateway } from '../billing/payments/ask-gateway.ts';
import { attemptsOf, isToBeAsked, openAttempt, pendingOf, type PaymentRow } from '../billing/payments/card-attempts.ts';
import { autoPayCardDays } from './settings.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';

/** So long the last try can be confirmed by the card's owner. */
const lastRetryDay = 3;

/**
 * Charges the default card of who wants that for a renewal that the balance does not pay, without its owner. The try is stored first, one at a time
 * for an invoice; the gateway is called after that, and asked what became of it where nobody knows.
 */
export async function chargeCard(app: App, invoiceId: number): Promise<void> {
  const payment = await app.database.transaction((tx) => attemptCharge(app, tx, invoiceId));
  if (payment !== undefined) await askGateway(app, payment);
}

async function attemptCharge(app: App, tx: Transaction, invoiceId: number): Promise<PaymentRow | undefined> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice === undefined) return undefined;
  const pending = await pendingOf(tx, invoiceId);
  if (pending.length > 0) return pending.find((payment) => isToBeAsked(payment, app.now()));
  const { client_id: clientId, amount_cents: amountCents, due_date: dueDate } = invoice;
  const settings = await paymentSettingsOf(tx, clientId);
  if (!settings.auto_pay_from_card) return undefined;
  // The balance comes first, and is enough.
  if (settings.auto_pay_from_balance && (await clientBalanceCents(tx, clientId)) >= amountCents) return undefined;
  const card = await defaultCard(tx, clientId);
  const { tries, lastAt } = await attemptsOf(tx, invoiceId);
  if (card === undefined || app.gateways.get(card.method_id)?.cards == null || !isDue(app, dueDate, tries, lastAt)) return undefined;
  const at = app.now();
  const next = nextRetryDay(app, dueDate, tries + 1);
  const expiresAt = new Date(Math.max(Date.parse(next ?? isoDay(at, lastRetryDay)), Date.parse(isoDay(at, 1))));
  const locale = await languageOf(tx, clientId);
  return openAttempt(tx, app, { invoice, card, attempt: tries + 1, locale, at, expiresAt });
}

/** The day of the try after so many, counted from one; null where there is none. */
export function nextRetryDay({ configuration }: Pick<App, 'configuration'>, dueDate: string, attempt: number): string | null {
  const days = configuration.setting(autoPayCardDays)[attempt - 1];
  return days === undefined ? null : addDays(dueDate, days);
}

/** At most one try a day: what was missed is not made up for at once. */
function isDue(app: App, dueDate: string, tries: number, lastAt: Date | null): boolean {
  const today = isoDay(app.now());
  const day = nextRetryDay(app, dueDate, tries + 1);
  return day !== null && day <= today && (lastAt === null || isoDay(lastAt) < today);
}
