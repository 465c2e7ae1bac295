import type { Stripe } from 'stripe';
import { GatewayUnavailable, type Refund, type RefundRequest } from '@portico/drivers/payment-gateway';
import { readRefund, refundKey } from './read-stripe.ts';
import { callStripe, undecided, type StripeRefusal } from './stripe-client.ts';

/**
 * Refunds through Stripe. Stripe forgets idempotency keys after a day, so an earlier refund is found by our id in its metadata; relying on
 * the key would refund twice.
 */
export function stripeRefunds(stripe: Stripe) {
  const intentOf = async (checkout: string): Promise<string> => {
    if (!checkout.startsWith('cs_')) return checkout;
    const { payment_intent: intent } = await callStripe(() => stripe.checkout.sessions.retrieve(checkout), undecided);
    const id = typeof intent === 'object' ? intent?.id : intent;
    if (!id) throw new GatewayUnavailable(`Stripe has no payment for ${checkout}`);
    return id;
  };
  return async ({ idempotencyKey, checkout, amountCents, currency }: RefundRequest): Promise<Refund> => {
    const payment_intent = await intentOf(checkout);
    const refunds = await callStripe(
      () => stripe.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 10_000 }),
      undecided,
    );
    const made = refunds.find(({ metadata }) => metadata?.[refundKey] === idempotencyKey);
    if (made !== undefined) return readRefund(made);
    const refused = (error: StripeRefusal) => (error.type === 'StripeInvalidRequestError' ? null : undecided(error));
    const metadata = { [refundKey]: idempotencyKey };
    const refund = await callStripe(
      () => stripe.refunds.create({ payment_intent, amount: amountCents, metadata }, { idempotencyKey }),
      refused,
    );
    // The amount exceeds what is left, or the charge is disputed. No money is returned.
    return refund === null ? { reference: null, idempotencyKey, amountCents, currency, status: 'failed' } : readRefund(refund);
  };
}
