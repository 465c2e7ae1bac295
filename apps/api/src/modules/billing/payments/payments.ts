import { randomUUID } from 'node:crypto';
import { eurosFromCents } from '@portico/pricing/money';
import type { Insertable } from 'kysely';
import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PaymentTable } from '../../../platform/database/tables/billing-tables.ts';
import type { Checkout, DeclineReason } from '@portico/drivers/payment-gateway';
import type { Language } from '@portico/contract';
import { publish } from '../../../platform/events/publish.ts';
import { actFor } from '../../../operations/act-for.ts';
import type { ClientScope } from '../../../operations/client-scope.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { allInvoicesRepository } from '../invoices/all-invoices.repository.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';
import { objectionToPay } from '../invoices/invoice-to-pay.ts';
import { settleInvoice } from '../invoices/settle-invoice.ts';
import { keepCard } from '../cards/cards.ts';
import { bookPaymentReceived } from '../ledger/ledger.ts';
import { cardChargeFailed } from './card-charge-failed.ts';
import { orderSoldOutMail, topUpReceiptMail } from './mails.ts';
import { balanceMethodId, bankTransferMethodId } from './payment-methods.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';
import { paymentsRepository, type PaymentRow } from './payments.repository.ts';

export const currency = 'EUR';

type NewPayment = ClientScope & {
  methodId: number;
  amountCents: number;
  locale: Language;
  origin: string;
  at: Date;
  expiresAt: Date;
  /** The saved card to charge. */
  cardId?: string | null;
  /** Lets the payer save the card. */
  keepsCard?: boolean;
};

/** Returns the open payment of a locked invoice with this gateway, or a new one, so that a returning payer gets the same checkout. */
export async function openInvoicePayment(
  tx: Transaction,
  invoice: InvoiceRow,
  opening: Omit<NewPayment, 'amountCents' | 'clientId'>,
): Promise<PaymentRow> {
  const open = await allPaymentsRepository(tx).findOpenOfInvoice(invoice.id, opening.methodId);
  const payment = { ...opening, ...actFor(invoice.client_id), amountCents: invoice.amount_cents };
  return open ?? insertPending(tx, payment, { purpose: 'invoice', invoice_id: invoice.id }, `/invoices/invoice/${invoice.id}`);
}

/** Returns the top-up of this request. A retry gets the same payment, unless that was cancelled; then it gets a new one. */
export async function openTopUp(tx: Transaction, requestKey: string, opening: NewPayment): Promise<PaymentRow> {
  const payments = paymentsRepository(tx, opening);
  const existing = await payments.findByRequest(requestKey);
  if (existing !== undefined && existing.status !== 'cancelled') return existing;
  if (existing !== undefined) await payments.releaseRequestKey(existing.id);
  return insertPending(tx, opening, { purpose: 'topup', invoice_id: null, request_key: requestKey }, '/invoices');
}

/** Opens a card setup: a payment of zero that only saves the card. */
export function openCardSetup(tx: Transaction, opening: Omit<NewPayment, 'amountCents' | 'cardId' | 'keepsCard'>): Promise<PaymentRow> {
  return insertPending(tx, { ...opening, amountCents: 0, keepsCard: true }, { purpose: 'card', invoice_id: null }, '/settings/payment');
}

async function insertPending(
  tx: Transaction,
  opening: NewPayment,
  purpose: Pick<Insertable<PaymentTable>, 'purpose' | 'invoice_id' | 'request_key'>,
  returnPath: string,
): Promise<PaymentRow> {
  const id = randomUUID();
  const return_url = `${opening.origin}${returnPath}?payment=${id}`;
  const payment = await paymentsRepository(tx, opening).insert({
    ...newRow(opening),
    ...purpose,
    id,
    return_url,
    expires_at: opening.expiresAt,
  });
  publish.payment(tx, payment.client_id, id, 'pending');
  return payment;
}

function newRow({
  methodId,
  amountCents,
  locale,
  at,
  cardId = null,
  keepsCard = false,
}: Omit<NewPayment, 'clientId' | 'origin' | 'expiresAt'>) {
  const card = { card_id: cardId, keeps_card: keepsCard };
  const row = { ...card, method_id: methodId, amount_cents: amountCents, currency, locale, created_at: at };
  return { ...row, status: 'pending' as const };
}

/** Pays a locked invoice from the balance, which must cover it. @returns false if the invoice is not unpaid */
export async function payFromBalance(
  tx: Transaction,
  app: App,
  invoice: InvoiceRow,
  { locale, at }: { locale: Language; at: Date },
): Promise<boolean> {
  const payment = await paymentsRepository(tx, actFor(invoice.client_id)).insert({
    ...newRow({ methodId: balanceMethodId, amountCents: invoice.amount_cents, locale, at }),
    id: randomUUID(),
    purpose: 'invoice',
    invoice_id: invoice.id,
    return_url: null,
    status: 'succeeded',
    decided_at: at,
  });
  if (!(await settleInvoice(tx, app, invoice, at))) return false;
  publish.payment(tx, payment.client_id, payment.id, 'succeeded');
  return true;
}

/** `mismatch`: the report is about another amount, currency or payment, and is rejected. `known`: the payment was already decided. */
export type Decision = 'decided' | 'known' | 'open' | 'mismatch';

/**
 * Applies a gateway's report on a payment, from a webhook, a return page or a status check. Reports may arrive repeatedly and in any order:
 * a guarded update books the money once, and "paid" overrides "declined" and "cancelled" and is final. Money for an invoice that is no
 * longer unpaid, or for an order that has sold out, stays on the client's balance.
 */
export async function applyGatewayReport(tx: Transaction, app: App, paymentId: string, checkout: Checkout): Promise<Decision> {
  const repository = allPaymentsRepository(tx);
  const payment = await repository.find(paymentId);
  if (payment === undefined || !isAbout(payment, checkout)) {
    app.logger.error(
      { paymentId, methodId: payment?.method_id, checkout: checkout.reference },
      'gateway report does not match the payment: amount, currency or checkout differs',
    );
    return 'mismatch';
  }
  if (checkout.status === 'open' || checkout.status === 'processing') {
    // Reports may arrive out of order, so progress never moves back from "processing" to "open".
    if (await repository.noteProgress(paymentId, checkout.status, checkout.declineReason)) {
      publish.payment(tx, payment.client_id, payment.id, 'pending');
      if (checkout.status === 'open') {
        await repository.rememberCheckout(paymentId, checkout);
        await notifyFailedAttempt(tx, app, payment, checkout.declineReason);
      }
    }
    return 'open';
  }
  return (await decidePayment(tx, app, payment, checkout.status, checkout)) ? 'decided' : 'known';
}

/**
 * Decides a pending payment, or a failed one whose money has arrived, and books the money. Locks its invoice. The checkout is null if the
 * gateway can't be asked. Returns false if the payment was decided before.
 */
export async function decidePayment(
  tx: Transaction,
  app: App,
  payment: PaymentRow,
  result: 'paid' | 'declined' | 'cancelled',
  checkout: Checkout | null,
): Promise<boolean> {
  const repository = allPaymentsRepository(tx);
  const { id, client_id: clientId, method_id: methodId, keeps_card: keepsCard } = payment;
  const at = app.now();
  const invoice = payment.invoice_id === null ? undefined : await allInvoicesRepository(tx).lock(payment.invoice_id);
  const status = result === 'paid' ? 'succeeded' : result;
  const reason = checkout?.declineReason ?? null;
  // Check this before the decision: a pending payment still reserves the stock of its order.
  const isUndeliverable =
    status === 'succeeded' && invoice?.status === 'unpaid' && (await objectionToPay(tx, app, invoice, false)) !== null;
  if (checkout !== null) await repository.rememberCheckout(id, checkout);
  if (!(await repository.decide(id, status, at, reason))) return false;
  publish.payment(tx, clientId, id, status);
  if (status === 'declined') await notifyFailedAttempt(tx, app, payment, reason ?? 'declined');
  if (status !== 'succeeded') return true;
  await bookSuccess(tx, app, { payment, invoice, isUndeliverable, at });
  const card = checkout?.keptCard ?? null;
  if (keepsCard && card !== null) await keepCard(app, tx, { ...actFor(clientId), methodId }, card, at);
  return true;
}

async function notifyFailedAttempt(
  tx: Transaction,
  app: App,
  { invoice_id: invoiceId, client_id: clientId, card_id: cardId, attempt }: PaymentRow,
  reason: DeclineReason | null,
): Promise<void> {
  if (reason === null || attempt === null || invoiceId === null || cardId === null) return;
  await app.emit(tx, cardChargeFailed, { invoiceId, clientId, cardId, reason });
}

/**
 * Books a payment that succeeded and pays its locked invoice, or leaves the money on the balance: if the invoice is no longer unpaid, or its
 * order is undeliverable.
 */
export async function bookSuccess(
  tx: Transaction,
  app: App,
  { payment, invoice, isUndeliverable, at }: { payment: PaymentRow; invoice: InvoiceRow | undefined; isUndeliverable: boolean; at: Date },
): Promise<void> {
  if (payment.purpose === 'card') return publish.account(tx, payment.client_id);
  const gatewayId = accountOf(app, payment.method_id);
  const received = { id: payment.id, clientId: payment.client_id, gatewayId, amountCents: payment.amount_cents };
  const bookReceived = () => bookPaymentReceived(tx, received, at);
  const settled = invoice !== undefined && !isUndeliverable && (await settleInvoice(tx, app, invoice, at, bookReceived));
  if (settled) return;
  await bookReceived();
  publish.account(tx, payment.client_id);
  if (isUndeliverable) return notifySoldOut(tx, app, payment);
  const values = { paymentId: payment.id, amount: eurosFromCents(payment.amount_cents), invoiceId: payment.invoice_id ?? 0 };
  await enqueueMail(app, tx, topUpReceiptMail, { recipient: { mainUserOf: payment.client_id }, values });
}

/** Returns whose account in the ledger the money came from. */
function accountOf({ gateways }: App, methodId: number): string {
  if (methodId === bankTransferMethodId) return 'bank';
  return gateways.get(methodId)?.id ?? `method-${methodId}`;
}

/** Reports that the money arrived after the order had sold out. */
function notifySoldOut(
  tx: Transaction,
  app: App,
  { client_id: clientId, invoice_id: invoiceId, amount_cents: cents }: PaymentRow,
): Promise<void> {
  const values = { invoiceId: invoiceId ?? 0, amount: eurosFromCents(cents) };
  return enqueueMail(app, tx, orderSoldOutMail, { recipient: { mainUserOf: clientId }, values });
}

/** Cancels a payment that its gateway doesn't know. Money that arrives later is still booked. */
export async function endUnknownPayment(tx: Transaction, app: App, { id, client_id: clientId }: PaymentRow): Promise<void> {
  if (await allPaymentsRepository(tx).decide(id, 'cancelled', app.now())) publish.payment(tx, clientId, id, 'cancelled');
}

function isAbout(payment: PaymentRow, checkout: Checkout): boolean {
  return (
    checkout.merchantReference === payment.id &&
    checkout.amountCents === payment.amount_cents &&
    checkout.currency === payment.currency &&
    (payment.gateway_reference === null || payment.gateway_reference === checkout.reference)
  );
}

export type { PaymentRow };
