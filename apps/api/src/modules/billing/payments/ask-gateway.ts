import type { App } from '../../../app.ts';
import { GatewayUnavailable, type Checkout, type PaymentGateway } from '../../../drivers/payments/payment-gateway.ts';
import { sentence } from '../../../messages/messages.ts';
import { applyGatewayReport, type Decision, type PaymentRow } from './payments.ts';

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
    }),
  }));
}

/** Asks what became of a pending payment and books it. Between its two transactions the gateway is called. */
export async function askGateway(app: App, payment: PaymentRow): Promise<Decision | 'unknown' | 'unavailable'> {
  const gateway = app.gateways.get(payment.method_id);
  if (gateway === undefined) return 'unknown';
  const reference = payment.gateway_reference;
  // Cut off before the gateway's answer was kept: the same key brings that answer again.
  const answer = reference === null ? await openCheckout(app, gateway, payment) : await answered(app, () => lookUp(gateway, reference));
  if (answer === 'unknown' || answer === 'unavailable') return answer;
  const decision = await app.database.transaction((tx) => applyGatewayReport(tx, app, payment.id, answer.checkout));
  if (decision === 'mismatch') app.logger.error({ paymentId: payment.id }, 'the gateway speaks of another payment than was asked for');
  return decision;
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
