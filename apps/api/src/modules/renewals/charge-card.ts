import { actFor } from '../../operations/act-for.ts';
import type { App } from '../../app.ts';
import { addDays, isoDay, startOfDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { languageOf } from '../../mail/language-of.ts';
import { paymentSettingsOf } from '../account/payment-settings.ts';
import { chargeableCard, makeChargedDefault } from '../billing/cards/cards.ts';
import type { GatewayPatience } from '../billing/gateway-patience.ts';
import { clientBalanceCents } from '../billing/ledger/ledger.ts';
import { askGateway, isNearlyOver } from '../billing/payments/ask-gateway.ts';
import {
  attemptsOf,
  formerPayment,
  isStranded,
  needsGatewayStatus,
  openAttempt,
  pendingOf,
  type PaymentRow,
} from '../billing/payments/card-attempts.ts';
import { payIfCovered } from './auto-pay.ts';
import { autoPayCardDays } from './settings.ts';
import { renewalInvoicesRepository } from './renewal-invoices.repository.ts';

/** How many days the card's owner can confirm the last attempt. Earlier ones can be confirmed until the next attempt. */
const lastConfirmationDays = 3;

/**
 * Charges the client's card off-session for a renewal that the balance doesn't cover. The attempt is stored before the gateway is
 * called, one at a time per invoice. If the result of an attempt is unknown, the gateway is queried instead. Does nothing if the gateway's
 * patience is over.
 */
export async function chargeCard(app: App, patience: GatewayPatience, invoiceId: number): Promise<void> {
  const payment = await app.database.transaction((tx) => attemptCharge(app, tx, patience, invoiceId));
  if (payment === undefined || patience.isOver(payment.method_id)) return;
  await patience.wait(payment.method_id, async () => (await askGateway(app, payment)) !== 'unavailable');
}

async function attemptCharge(app: App, tx: Transaction, patience: GatewayPatience, invoiceId: number): Promise<PaymentRow | undefined> {
  const invoice = await renewalInvoicesRepository(tx).lockUnpaid(invoiceId);
  if (invoice === undefined) return undefined;
  const pending = (await pendingOf(tx, invoiceId)).filter((payment) => !isStranded(app, payment));
  if (pending.length > 0) return pending.find((payment) => needsGatewayStatus(payment, app.now()));
  const { client_id: clientId, amount_cents: amountCents, due_date: dueDate } = invoice;
  const client = actFor(clientId);
  const settings = await paymentSettingsOf(tx, client);
  if (!settings.auto_pay_from_card) return undefined;
  const former = await formerPayment(tx, invoiceId);
  if (former === 'unknown') return undefined;
  // The balance takes precedence if it covers the invoice, and if its services were paid for already.
  if (former === 'paid' && (await payIfCovered(app, tx, invoice))) return undefined;
  if (settings.auto_pay_from_balance && (await clientBalanceCents(tx, client)) >= amountCents) return undefined;
  const card = await chargeableCard(app, tx, client);
  if (card === undefined || patience.isOver(card.method_id)) return undefined;
  const made = await attemptsOf(tx, invoiceId);
  const at = app.now();
  const due = nextAttemptDay(app, dueDate, made);
  if (due === null || due > isoDay(at)) return undefined;
  const attempt = made.tries + 1;
  const next = nextAttemptDay(app, dueDate, { tries: attempt, lastAt: at });
  const expiresAt = startOfDay(next ?? isoDay(at, lastConfirmationDays));
  // In the last minute of a day, the run of the next day makes the attempt, because this one would end before the gateway answers.
  if (isNearlyOver(app, { expires_at: expiresAt })) return undefined;
  await makeChargedDefault(tx, client, card);
  const locale = await languageOf(tx, clientId);
  return openAttempt(tx, app, { invoice, card, attempt, locale, at, expiresAt });
}

/**
 * Returns the day of the next attempt after those already made, or null if there is none: never before today, and one a day at most, so that
 * missed attempts are not all made at once.
 */
export function nextAttemptDay(
  { configuration, now }: Pick<App, 'configuration' | 'now'>,
  dueDate: string,
  { tries, lastAt }: { tries: number; lastAt: Date | null },
): string | null {
  const days = configuration.setting(autoPayCardDays)[tries];
  if (days === undefined) return null;
  const earliest = [isoDay(now()), addDays(dueDate, days), ...(lastAt === null ? [] : [isoDay(lastAt, 1)])];
  return earliest.toSorted().at(-1) ?? null;
}
