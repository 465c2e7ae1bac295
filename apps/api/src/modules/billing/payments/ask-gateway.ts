import type { App } from '../../../app.ts';
import { GatewayUnavailable, type Checkout, type PaymentGateway } from '@portico/drivers/payment-gateway';
import { sentence } from '../../../platform/messages/messages.ts';
import { tokenOf } from '../cards/cards.ts';
import { allInvoicesRepository } from '../invoices/all-invoices.repository.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';
import { checkoutMinutes } from './settings.ts';
import { applyGatewayReport, endUnknownPayment, type Decision, type PaymentRow } from './payments.ts';

/** The gateway's response: a checkout, `unknown` if it has none, or `unavailable` if it can't answer. */
export type GatewayAnswer = { checkout: Checkout } | 'unknown' | 'unavailable';

/**
 * Creates the payment's checkout or returns the existing one; the payment id is the idempotency key. `unknown` if its card was removed or the
 * payment decided. Call outside a transaction.
 */
function openCheckout(app: App, gateway: PaymentGateway, payment: PaymentRow): Promise<GatewayAnswer> {
  return answered(app, async () => {
    const card = payment.card_id === null ? null : await tokenOf(app, payment.card_id);
    if (payment.card_id !== null && (card === null || !(await beginCharge(app, payment)))) return 'unknown';
    const checkout = await gateway.createCheckout({
      idempotencyKey: payment.id,
      amountCents: payment.amount_cents,
      currency: payment.currency,
      merchantReference: payment.id,
      description: describe(app, payment),
      locale: payment.locale,
      returnUrl: payment.return_url ?? app.configuration.publicUrl,
      expiresAt: payment.expires_at ?? checkoutEnd(app, payment.created_at),
      card: card === null ? null : { token: card, offSession: payment.attempt !== null },
      keepsCard: payment.keeps_card,
    });
    return { checkout };
  });
}

/**
 * Returns the checkout that a payer is sent to, or that charges their saved card. One from before `now` may exist although its gateway has
 * forgotten the idempotency key, so it is looked up first. Call outside a transaction.
 */
export function checkoutFor(app: App, gateway: PaymentGateway, payment: PaymentRow, now: Date): Promise<GatewayAnswer> {
  return payment.created_at < now ? askedAbout(app, payment, false) : openCheckout(app, gateway, payment);
}

/** Records that a saved card is charged from now on, so that no other card is charged meanwhile. Returns false if the payment was decided. */
function beginCharge(app: App, { id }: PaymentRow): Promise<boolean> {
  return app.database.transaction((tx) => allPaymentsRepository(tx).beginCharge(id, app.now()));
}

function describe(app: App, { purpose, invoice_id: invoiceId, locale }: PaymentRow): string {
  const brand = app.configuration.brandName;
  if (invoiceId !== null) return sentence(locale, 'payments.description.invoice', { brand, number: String(invoiceId) });
  return sentence(locale, purpose === 'card' ? 'payments.description.card' : 'payments.description.topUp', { brand });
}

const checkoutEnd = (app: App, begin: Date) => new Date(begin.getTime() + app.configuration.setting(checkoutMinutes) * 60_000);

/** Returns the start and end of a payment. Uses the current time rather than the request's, which may have waited. */
export function checkoutTimes(app: App): { at: Date; expiresAt: Date } {
  const at = app.now();
  return { at, expiresAt: checkoutEnd(app, at) };
}

/** Longer than a gateway call with its retries takes. */
const callMs = 60_000;

/** Returns since when calls may not have ended. */
const lastCalls = (app: App) => new Date(app.now().getTime() - callMs);

/** Returns true in the last minute of a checkout: too late to send a payer there, or to get the result of a charge. */
export function isNearlyOver(app: App, { expires_at: end }: Pick<PaymentRow, 'expires_at'>): boolean {
  return end !== null && end.getTime() - callMs <= app.now().getTime();
}

/**
 * Returns true if a saved card must not be charged any longer: the payment would expire before the gateway answers, and its result would
 * never be checked.
 */
export function isTooLateToCharge(app: App, payment: PaymentRow): boolean {
  return payment.card_id !== null && isNearlyOver(app, payment);
}

/** Ends a payment that another one replaces, unless the payer has finished it or still may. Calls the gateway. */
export async function endPayment(app: App, payment: PaymentRow): Promise<'ended' | 'under way' | 'unavailable'> {
  const answer = await askedAbout(app, payment, true);
  if (answer === 'unavailable') return answer;
  const decision = await app.database.transaction(async (tx) => {
    if (answer !== 'unknown') return applyGatewayReport(tx, app, payment.id, answer.checkout);
    // The call that charges the card may not have reached the gateway yet.
    if (payment.card_id !== null && (await allPaymentsRepository(tx).isAskedSince(payment.id, lastCalls(app)))) return 'open';
    await endUnknownPayment(tx, app, payment);
    return 'decided';
  });
  return decision === 'open' || decision === 'mismatch' ? 'under way' : 'ended';
}

/**
 * Queries the gateway about a pending payment and books the result. Cancels an expired open checkout, and one that the gateway doesn't know and
 * can't get, because its card was removed or its invoice was cancelled. Call outside a transaction.
 */
export async function askGateway(app: App, payment: PaymentRow): Promise<Decision | 'unknown' | 'unavailable'> {
  const isOver = payment.expires_at !== null && payment.expires_at <= app.now();
  const answer = await askedAbout(app, payment, isOver);
  if (answer === 'unavailable') return answer;
  if (answer === 'unknown') {
    if (!isOver && !(await isCardGone(app, payment)) && !(await isInvoiceGone(app, payment))) return answer;
    await app.database.transaction((tx) => endUnknownPayment(tx, app, payment));
    return 'decided';
  }
  return app.database.transaction((tx) => applyGatewayReport(tx, app, payment.id, answer.checkout));
}

/** Returns true if the payment was to charge a card that has been removed since. */
async function isCardGone(app: App, { card_id: cardId }: PaymentRow): Promise<boolean> {
  return cardId !== null && (await tokenOf(app, cardId)) === null;
}

/** Returns true if the payment was to charge a card for an invoice that was cancelled so long ago that calls from before have ended. */
async function isInvoiceGone(app: App, { card_id: cardId, invoice_id: invoiceId }: PaymentRow): Promise<boolean> {
  if (cardId === null || invoiceId === null) return false;
  const invoice = await app.database.read((tx) => allInvoicesRepository(tx).find(invoiceId));
  return invoice?.cancelled_at != null && invoice.cancelled_at <= lastCalls(app);
}

async function askedAbout(app: App, payment: PaymentRow, isOver: boolean): Promise<GatewayAnswer> {
  const gateway = app.gateways.get(payment.method_id);
  if (gateway === undefined) {
    // The payer may have paid. Only the gateway knows, so the payment stays pending until the gateway is configured again.
    app.logger.error({ paymentId: payment.id }, 'payment is pending at a payment gateway that is no longer configured');
    return 'unavailable';
  }
  const reference = payment.gateway_reference;
  // If we lost the gateway's response, repeating the call with the same idempotency key returns it again.
  const answer = reference === null ? await askByKey(app, gateway, payment, isOver) : await answered(app, () => lookUp(gateway, reference));
  if (!isOver || answer === 'unknown' || answer === 'unavailable' || answer.checkout.status !== 'open') return answer;
  const open = answer.checkout.reference;
  return answered(app, async () => {
    const checkout = await gateway.cancelCheckout(open);
    return checkout === null ? 'unknown' : { checkout };
  });
}

/**
 * Recovers a lost response with the same idempotency key. A saved card is charged only if the gateway has no checkout for the key and the
 * payment is still wanted.
 */
async function askByKey(app: App, gateway: PaymentGateway, payment: PaymentRow, isOver: boolean): Promise<GatewayAnswer> {
  const { cards } = gateway;
  if (payment.card_id === null || cards === null) return openCheckout(app, gateway, payment);
  const made = await answered(app, async () => {
    const checkout = await cards.findCheckout(payment.id, payment.created_at);
    return checkout === null ? 'unknown' : { checkout };
  });
  if (made !== 'unknown' || isOver || isTooLateToCharge(app, payment) || !(await isWanted(app, payment))) return made;
  return openCheckout(app, gateway, payment);
}

/** Returns false if the invoice is no longer unpaid. */
async function isWanted(app: App, { invoice_id: invoiceId }: PaymentRow): Promise<boolean> {
  if (invoiceId === null) return true;
  const invoice = await app.database.read((tx) => allInvoicesRepository(tx).find(invoiceId));
  return invoice?.status === 'unpaid';
}

async function lookUp(gateway: PaymentGateway, reference: string): Promise<GatewayAnswer> {
  const checkout = await gateway.getCheckout(reference);
  return checkout === null ? 'unknown' : { checkout };
}

async function answered(app: App, ask: () => Promise<GatewayAnswer>): Promise<GatewayAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    app.logger.warn({ err: error }, 'payment gateway request failed');
    return 'unavailable';
  }
}
