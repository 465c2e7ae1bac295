import type { App } from '../../../app.ts';
import { GatewayUnavailable, type Checkout, type PaymentGateway } from '../../../drivers/payments/payment-gateway.ts';
import { sentence } from '../../../messages/messages.ts';
import { checkoutMinutes } from './checkout-minutes.setting.ts';
import { applyGatewayReport, endUnknownPayment, type Decision, type PaymentRow } from './payments.ts';

/** The gateway's answer: a checkout, `unknown` where it has none, `unavailable` where it can't be said. */
export type GatewayAnswer = { checkout: Checkout } | 'unknown' | 'unavailable';

/** Makes the payment's checkout, or gets the one that is there: the payment's id is the key. For use outside of transactions. */
export function openCheckout(app: App, gateway: PaymentGateway, payment: PaymentRow): Promise<GatewayAnswer> {
  return answered(app, async () => ({
    checkout: await gateway.createCheckout({
      idempotencyKey: payment.id,
      amountCents: payment.amount_cents,
      currency: payment.currency,
      merchantReference: payment.id,
      description:
        payment.invoice_id === null
          ? sentence(payment.locale, 'payments.description.topUp', { brand: app.configuration.brandName })
          : sentence(payment.locale, 'payments.description.invoice', {
              brand: app.configuration.brandName,
              number: String(payment.invoice_id),
            }),
      locale: payment.locale,
      returnUrl: payment.return_url ?? app.configuration.publicUrl,
      expiresAt: payment.expires_at ?? checkoutEnd(app, payment.created_at),
    }),
  }));
}

/** Until when a payment that begins at this time can be finished. */
export function checkoutEnd(app: App, begin: Date): Date {
  return new Date(begin.getTime() + app.configuration.setting(checkoutMinutes) * 60_000);
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
  if (gateway === undefined) return 'unknown';
  const reference = payment.gateway_reference;
  // Cut off before the gateway's answer was kept: the same key brings that answer again.
  const answer = reference === null ? await openCheckout(app, gateway, payment) : await answered(app, () => lookUp(gateway, reference));
  if (!isOver || answer === 'unknown' || answer === 'unavailable' || answer.checkout.status !== 'open') return answer;
  const open = answer.checkout.reference;
  return answered(app, async () => {
    const checkout = await gateway.cancelCheckout(open);
    return checkout === null ? 'unknown' : { checkout };
  });
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
