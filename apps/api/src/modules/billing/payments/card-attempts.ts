import { randomUUID } from 'node:crypto';
import type { App } from '../../../app.ts';
import type { Language } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { CardRow } from '../cards/cards.repository.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';
import { currency } from './payments.ts';
import { paymentsRepository, type PaymentRow } from './payments.repository.ts';

type NewAttempt = { invoice: InvoiceRow; card: CardRow; attempt: number; locale: Language; at: Date; expiresAt: Date };

/** A try to charge a saved card for a locked invoice, without its owner. */
export async function openAttempt(
  tx: Transaction,
  app: App,
  { invoice, card, attempt, locale, at, expiresAt }: NewAttempt,
): Promise<PaymentRow> {
  const id = randomUUID();
  const payment = await paymentsRepository(tx).insert({
    id,
    client_id: invoice.client_id,
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

/** What of an invoice is not decided yet. */
export const pendingOf = (tx: Transaction, invoiceId: number): Promise<PaymentRow[]> => paymentsRepository(tx).pendingOfInvoice(invoiceId);

/** How often automatic payment has charged a card for it, and when it last did. */
export const attemptsOf = (tx: Transaction, invoiceId: number) => paymentsRepository(tx).attemptsOfInvoice(invoiceId);

/** Whether a saved card may have been charged for it, which nobody has said yet. */
export const isCardUnknown = (tx: Transaction, invoiceId: number): Promise<boolean> => paymentsRepository(tx).hasUnknownCharge(invoiceId);

/** Whether only the gateway can say how it stands: its time is over, or a card may have been charged. */
export function isToBeAsked({ card_id: cardId, checkout_status: progress, expires_at: end }: PaymentRow, now: Date): boolean {
  return (cardId !== null && progress !== 'open') || (end !== null && end <= now);
}

export type { PaymentRow };
