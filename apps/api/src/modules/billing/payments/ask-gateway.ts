import type { App } from '../../../app.ts';
import { GatewayUnavailable, type Checkout, type PaymentGateway } from '../../../drivers/payments/payment-gateway.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { tokenOf } from '../cards/cards.ts';
import { invoicesRepository } from '../invoices/invoices.repository.ts';
import { checkoutMinutes } from './settings.ts';
import { applyGatewayReport, endUnknownPayment, type Decision, type PaymentRow } from './payments.ts';

/** The gateway's answer: a checkout, `unknown` where it has none, `unavailable` where it can't be said. */
export type GatewayAnswer = { checkout: Checkout } | 'unknown' | 'unavailable';

/** Makes the payment's checkout, or gets the one that is there: the payment's id is the key. For use outside of transactions. */
export function openCheckout(app: App, gateway: PaymentGateway, payment: PaymentRow): Promise<GatewayAnswer> {
  return answered(app, async () => {
    const card = payment.card_id === null ? null : await tokenOf(app, payment.card_id);
    if (payment.card_id !== null && card === null) return 'unknown';
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

function describe(app: App, { purpose, invoice_id: invoiceId, locale }: PaymentRow): string {
  const brand = app.configuration.brandName;
  if (invoiceId !== null) return sentence(locale, 'payments.description.invoice', { brand, number: String(invoiceId) });
  return sentence(locale, purpose === 'card' ? 'payments.description.card' : 'payments.description.topUp', { brand });
}

const checkoutEnd = (app: App, begin: Date) => new Date(begin.getTime() + app.configuration.setting(checkoutMinutes) * 60_000);

/** When a payment begins, and until when it can be finished. By the clock, not by the request that asks for it: that may have waited. */
export function checkoutTimes(app: App): { at: Date; expiresAt: Date } {
  const at = app.now();
  return { at, expiresAt: checkoutEnd(app, at) };
}

/** Longer than a call to a gateway takes, with what it repeats. */
const callMs = 60_000;

/** Whether a saved card is left alone: its payment is cancelled before the charge would have been answered, and nobody would ask about it again. */
export function isTooLateToCharge(app: App, { card_id: cardId, expires_at: end }: PaymentRow): boolean {
  return cardId !== null && end !== null && end.getTime() - callMs <= app.now().getTime();
}

/** Ends a payment that gives way to another one, unless the payer has finished it or may still. */
export async function endPayment(app: App, payment: PaymentRow): Promise<'ended' | 'under way' | 'unavailable'> {
  const answer = await askedAbout(app, payment, true);
  if (answer === 'unavailable') return answer;
  const decision = await app.database.transaction(async (tx) => {
    if (answer !== 'unknown') return applyGatewayReport(tx, app, payment.id, answer.checkout);
    await endUnknownPayment(tx, app, payment);
    return 'decided';
  });
  return decision === 'open' || decision === 'mismatch' ? 'under way' : 'ended';
}

/**
 * Asks what became of a pending payment and books it; what is still open when its time is over is cancelled at the gateway. Between its two
 * transactions the gateway is called.
 */
export async function askGateway(app: App, payment: PaymentRow): Promise<Decision | 'unknown' | 'unavailable'> {
  const isOver = payment.expires_at !== null && payment.expires_at <= app.now();
  const answer = await askedAbout(app, payment, isOver);
  if (answer === 'unavailable') return answer;
  if (answer === 'unknown') {
    if (isOver) await app.database.transaction((tx) => endUnknownPayment(tx, app, payment));
    return isOver ? 'decided' : answer;
  }
  const decision = await app.database.transaction((tx) => applyGatewayReport(tx, app, payment.id, answer.checkout));
  if (decision === 'mismatch') app.logger.error({ paymentId: payment.id }, 'the gateway speaks of another payment than was asked for');
  return decision;
}

async function askedAbout(app: App, payment: PaymentRow, isOver: boolean): Promise<GatewayAnswer> {
  const gateway = app.gateways.get(payment.method_id);
  if (gateway === undefined) {
    // The payer may have paid there. Only the gateway can say, so the payment stays open until it is configured again.
    app.logger.error({ paymentId: payment.id }, 'a payment waits for a gateway that is no longer configured');
    return 'unavailable';
  }
  const reference = payment.gateway_reference;
  // Cut off before the gateway's answer was kept: the same key brings that answer again.
  const answer = reference === null ? await askByKey(app, gateway, payment, isOver) : await answered(app, () => lookUp(gateway, reference));
  if (!isOver || answer === 'unknown' || answer === 'unavailable' || answer.checkout.status !== 'open') return answer;
  const open = answer.checkout.reference;
  return answered(app, async () => {
    const checkout = await gateway.cancelCheckout(open);
    return checkout === null ? 'unknown' : { checkout };
  });
}

/**
 * Where its own answer was not kept, the same key brings it. A saved card is not charged by asking: only where nothing was done with the key, and the
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

/** Whether there is still something to pay. */
async function isWanted(app: App, { invoice_id: invoiceId, client_id: clientId }: PaymentRow): Promise<boolean> {
  if (invoiceId === null) return true;
  const invoice = await app.database.read((tx) => invoicesRepository(tx).find(clientId, invoiceId));
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
    app.logger.warn({ err: error }, 'a payment gateway did not answer');
    return 'unavailable';
  }
}
