import type { App } from '../../../app.ts';
import type { Language } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { CardRow } from '../cards/cards.repository.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';
import { actFor } from '../../../operations/act-for.ts';
import { attemptId } from './attempt-id.ts';
import { currency } from './payments.ts';
import { balanceMethodId } from './payment-methods.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';
import { paymentsRepository, type PaymentRow } from './payments.repository.ts';

type NewAttempt = { invoice: InvoiceRow; card: CardRow; attempt: number; locale: Language; at: Date; expiresAt: Date };

/** Opens an off-session charge attempt. The invoice row must be locked. */
export async function openAttempt(
  tx: Transaction,
  app: App,
  { invoice, card, attempt, locale, at, expiresAt }: NewAttempt,
): Promise<PaymentRow> {
  const id = attemptId(app.configuration, invoice, attempt);
  const payment = await paymentsRepository(tx, actFor(invoice.client_id)).insert({
    id,
    purpose: 'invoice',
    invoice_id: invoice.id,
    method_id: card.method_id,
    amount_cents: invoice.amount_cents,
    currency,
    status: 'pending',
    locale,
    return_url: `${app.configuration.publicUrl}/invoices/invoice/${invoice.id}?payment=${id}`,
    created_at: at,
    expires_at: expiresAt,
    card_id: card.id,
    attempt,
  });
  publish.payment(tx, payment.client_id, id, 'pending');
  return payment;
}

/** Returns the invoice's pending payments. */
export const pendingOf = (tx: Transaction, invoiceId: number): Promise<PaymentRow[]> =>
  allPaymentsRepository(tx).pendingOfInvoice(invoiceId);

/** Returns the number of automatic charge attempts for an invoice and the time of the last one. */
export const attemptsOf = (tx: Transaction, invoiceId: number) => allPaymentsRepository(tx).attemptsOfInvoice(invoiceId);

/**
 * Returns true if a saved card may have been charged for the invoice and the gateway hasn't confirmed the result, so that `methodId`, another
 * method, must wait.
 */
export const isCardUnknown = (tx: Transaction, invoiceId: number, methodId: number = balanceMethodId): Promise<boolean> =>
  allPaymentsRepository(tx).hasUnknownCharge(invoiceId, methodId);

/**
 * Returns whether an invoice was paid that was cancelled and replaced by this one, as happens if the customer gives up one of its services:
 * `unknown` if its money may be on its way.
 */
export async function formerPayment(tx: Transaction, invoiceId: number): Promise<'paid' | 'unknown' | 'none'> {
  const payments = await allPaymentsRepository(tx).paymentsOfFormerInvoices(invoiceId);
  if (payments.some((payment) => payment.status === 'pending' && isMoneyOnItsWay(payment))) return 'unknown';
  return payments.some(({ status }) => status === 'succeeded') ? 'paid' : 'none';
}

/** Returns true if money for the invoice, or for one that it replaces, may be on its way. */
export async function isMoneyComing(tx: Transaction, invoiceId: number): Promise<boolean> {
  return (await pendingOf(tx, invoiceId)).some(isMoneyOnItsWay) || (await formerPayment(tx, invoiceId)) === 'unknown';
}

/** Returns true if money may be on its way: the payer has finished, or a saved card may have been charged. */
function isMoneyOnItsWay({ card_id: cardId, checkout_status: progress }: PaymentRow): boolean {
  return progress === 'processing' || (cardId !== null && progress !== 'open');
}

/** Returns true if only the gateway knows the state: the payment has expired, or a card may have been charged. */
export function needsGatewayStatus(payment: PaymentRow, now: Date): boolean {
  const { card_id: cardId, expires_at: end } = payment;
  return (cardId !== null && isMoneyOnItsWay(payment)) || (end !== null && end <= now);
}

/** Returns true if a payment took no money while its time lasted, and its gateway is no longer configured to end it. */
export function isStranded({ gateways, now }: Pick<App, 'gateways' | 'now'>, payment: PaymentRow): boolean {
  const { method_id: methodId, checkout_status: progress, expires_at: end } = payment;
  return gateways.get(methodId) === undefined && progress === 'open' && end !== null && end <= now();
}

export type { PaymentRow };
