import { actFor } from '../../operations/act-for.ts';
import type { App } from '../../app.ts';
import { addDays, isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { languageOf } from '../../mail/language-of.ts';
import { paymentSettingsOf } from '../account/payment-settings.ts';
import { chargeableCard } from '../billing/cards/cards.ts';
import { clientBalanceCents } from '../billing/ledger/ledger.ts';
import { askGateway } from '../billing/payments/ask-gateway.ts';
import { attemptsOf, needsGatewayStatus, openAttempt, pendingOf, type PaymentRow } from '../billing/payments/card-attempts.ts';
import { autoPayCardDays } from './settings.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';

/** How many days the card's owner can confirm the last attempt. */
const lastRetryDay = 3;

/**
 * Charges the client's default card off-session for a renewal that the balance doesn't cover. The attempt is stored before the gateway is
 * called, one at a time per invoice. If the result of an attempt is unknown, the gateway is queried instead.
 */
export async function chargeCard(app: App, invoiceId: number): Promise<void> {
  const payment = await app.database.transaction((tx) => attemptCharge(app, tx, invoiceId));
  if (payment !== undefined) await askGateway(app, payment);
}

async function attemptCharge(app: App, tx: Transaction, invoiceId: number): Promise<PaymentRow | undefined> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice === undefined) return undefined;
  const pending = await pendingOf(tx, invoiceId);
  if (pending.length > 0) return pending.find((payment) => needsGatewayStatus(payment, app.now()));
  const { client_id: clientId, amount_cents: amountCents, due_date: dueDate } = invoice;
  const client = actFor(clientId);
  const settings = await paymentSettingsOf(tx, client);
  if (!settings.auto_pay_from_card) return undefined;
  // The balance takes precedence if it covers the invoice.
  if (settings.auto_pay_from_balance && (await clientBalanceCents(tx, client)) >= amountCents) return undefined;
  const card = await chargeableCard(app, tx, client);
  const { tries, lastAt } = await attemptsOf(tx, invoiceId);
  if (card === undefined || !isDue(app, dueDate, tries, lastAt)) return undefined;
  const at = app.now();
  const next = nextRetryDay(app, dueDate, tries + 1);
  const expiresAt = new Date(Math.max(Date.parse(next ?? isoDay(at, lastRetryDay)), Date.parse(isoDay(at, 1))));
  const locale = await languageOf(tx, clientId);
  return openAttempt(tx, app, { invoice, card, attempt: tries + 1, locale, at, expiresAt });
}

/** Returns the day of an attempt, counted from 1, or null if there is none. */
export function nextRetryDay({ configuration }: Pick<App, 'configuration'>, dueDate: string, attempt: number): string | null {
  const days = configuration.setting(autoPayCardDays)[attempt - 1];
  return days === undefined ? null : addDays(dueDate, days);
}

/** Allows one attempt a day, so that missed ones are not all made at once. */
function isDue(app: App, dueDate: string, tries: number, lastAt: Date | null): boolean {
  const today = isoDay(app.now());
  const day = nextRetryDay(app, dueDate, tries + 1);
  return day !== null && day <= today && (lastAt === null || isoDay(lastAt) < today);
}
