import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import { readCardToken } from './read-stripe.ts';
import { stripeCheckouts } from './stripe-checkouts.ts';
import { callStripe, createStripeClient, unlessMissing } from './stripe-client.ts';
import { stripeRefunds } from './stripe-refunds.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

export const stripeMethodId = 4;

type StripeOptions = { secretKey: string; webhookSecret: string; apiOrigin: string };

/** Takes cards through Stripe: Checkout for a new card, payment intents for a saved one. */
export function createStripeGateway({ secretKey, webhookSecret, apiOrigin }: StripeOptions): PaymentGateway {
  const stripe = createStripeClient(secretKey, apiOrigin);
  const checkouts = stripeCheckouts(stripe);
  return {
    methodId: stripeMethodId,
    id: 'stripe',
    name: 'Stripe',
    sandbox: !/^[sr]k_live_/.test(secretKey),
    cards: {
      findCheckout: checkouts.findCharge,
      async forgetCard(token) {
        // Each customer holds only this card. Past payments remain.
        await callStripe<object, null>(() => stripe.customers.del(readCardToken(token).customer), unlessMissing);
      },
    },
    createCheckout: checkouts.create,
    getCheckout: checkouts.find,
    cancelCheckout: checkouts.cancel,
    refund: stripeRefunds(stripe),
    readWebhook: (rawBody, headers, now) => readStripeWebhook(stripe, webhookSecret, rawBody, headers['stripe-signature'], now),
  };
}
