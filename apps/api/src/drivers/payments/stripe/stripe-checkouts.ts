import type { Stripe } from 'stripe';
import type { Checkout, CheckoutRequest } from '../payment-gateway.ts';
import { declineReason, paymentKey, readCardToken, readIntent, readSession, sessionPaymentKey } from './read-stripe.ts';
import { asked, undecided, unlessMissing, type StripeRefusal } from './stripe-client.ts';

const expanded = { expand: ['payment_intent.payment_method', 'setup_intent.payment_method'] };
const isSession = (reference: string) => reference.startsWith('cs_');

/** Clocks differ a little. */
const clockMs = 5 * 60_000;
const maxIntents = 10_000;

/** Sessions of Checkout, on which a card is given, and intents, by which a kept one is charged. */
export function stripeCheckouts(stripe: Stripe) {
  const find = async (reference: string): Promise<Checkout | null> => {
    if (isSession(reference)) {
      const session = await asked(() => stripe.checkout.sessions.retrieve(reference, expanded), unlessMissing);
      return session && readSession(session);
    }
    const intent = await asked(() => stripe.paymentIntents.retrieve(reference), unlessMissing);
    return intent && readIntent(intent);
  };
  /** As it stands now: what a key is answered again is what it was answered first. */
  const current = async (reference: string): Promise<Checkout> => {
    const checkout = await find(reference);
    if (checkout === null) throw new Error(`Stripe does not know ${reference}, which it has just made`);
    return checkout;
  };

  async function charge(request: CheckoutRequest, card: NonNullable<CheckoutRequest['card']>): Promise<Checkout> {
    const { customer, paymentMethod } = readCardToken(card.token);
    const made = await asked<Stripe.PaymentIntent, Stripe.PaymentIntent | typeof declined>(
      () =>
        stripe.paymentIntents.create(
          {
            amount: request.amountCents,
            currency: request.currency.toLowerCase(),
            customer,
            payment_method: paymentMethod,
            allowed_payment_method_types: ['card'],
            confirm: true,
            description: request.description,
            metadata: { [paymentKey]: request.merchantReference },
            ...(card.offSession ? { off_session: true } : { return_url: request.returnUrl }),
          },
          { idempotencyKey: request.idempotencyKey },
        ),
      declinedIntent,
    );
    if (made === declined) return forgotten(request);
    const now = await asked(() => stripe.paymentIntents.retrieve(made.id), undecided);
    const asksOwner = now.status === 'requires_payment_method' && declineReason(now.last_payment_error) === 'authentication_required';
    if (!card.offSession || !asksOwner) return readIntent(now);
    // Its owner has to come: confirmed anew with an address to come back to, Stripe says where that is done.
    await asked<object, object>(
      () =>
        stripe.paymentIntents.confirm(
          now.id,
          { payment_method: paymentMethod, return_url: request.returnUrl },
          { idempotencyKey: `${request.idempotencyKey}:owner` },
        ),
      (error) => (error.type === 'StripeCardError' ? error : undecided(error)),
    );
    return current(now.id);
  }

  return {
    find,
    create: async (request: CheckoutRequest): Promise<Checkout> => {
      if (request.card !== null) return charge(request, request.card);
      const session = await asked(
        () => stripe.checkout.sessions.create(newSession(request), { idempotencyKey: request.idempotencyKey }),
        undecided,
      );
      return current(session.id);
    },
    cancel: async (reference: string): Promise<Checkout | null> => {
      // What is over already is refused, and said as it is.
      const isOver = (error: StripeRefusal) => (error.type === 'StripeInvalidRequestError' ? null : undecided(error));
      await asked<object, null>(
        () => (isSession(reference) ? stripe.checkout.sessions.expire(reference) : stripe.paymentIntents.cancel(reference)),
        isOver,
      );
      return find(reference);
    },
    /** The charge that was made with this key, looked for among those since then: a search of Stripe may not know it yet. */
    findCharge: async (key: string, since: Date): Promise<Checkout | null> => {
      const created = { gte: Math.floor((since.getTime() - clockMs) / 1_000) };
      const intents = await asked(
        () => stripe.paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: maxIntents }),
        undecided,
      );
      const made = intents.find(({ metadata }) => metadata[paymentKey] === key);
      return made === undefined ? null : readIntent(made);
    },
  };
}

const declined = 'declined';

/** A declined charge is an error that has the intent in it; without one, as where the card is gone, there is nothing to go on with. */
function declinedIntent(error: StripeRefusal): Stripe.PaymentIntent | typeof declined {
  if (error.type === 'StripeCardError') return error.payment_intent ?? declined;
  return error.code === 'resource_missing' || error.code === 'payment_method_unexpected_state' ? declined : undecided(error);
}

/** Stripe made nothing: no card, no charge. */
const forgotten = ({ idempotencyKey, merchantReference, amountCents, currency }: CheckoutRequest): Checkout => ({
  reference: `none:${idempotencyKey}`,
  merchantReference,
  amountCents,
  currency,
  status: 'declined',
  url: '',
  declineReason: 'declined',
  keptCard: null,
});

/** The same request each time, since Stripe refuses a key with another one: so its end is ours, by `cancelCheckout`, and not told. */
function newSession(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { amountCents, merchantReference, description, locale, returnUrl, keepsCard } = request;
  const currency = request.currency.toLowerCase();
  const metadata = { [paymentKey]: merchantReference };
  const page = {
    client_reference_id: merchantReference,
    metadata,
    locale,
    success_url: returnUrl,
    cancel_url: returnUrl,
    allowed_payment_method_types: ['card'],
  } satisfies Stripe.Checkout.SessionCreateParams;
  const customer = { customer_creation: 'always' } satisfies Stripe.Checkout.SessionCreateParams;
  if (amountCents === 0) return { ...page, ...customer, mode: 'setup', setup_intent_data: { description } };
  return {
    ...page,
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: amountCents, product_data: { name: description } } }],
    payment_intent_data: { description, metadata: { [sessionPaymentKey]: merchantReference } },
    ...(keepsCard ? { ...customer, saved_payment_method_options: { payment_method_save: 'enabled' } } : {}),
  };
}
