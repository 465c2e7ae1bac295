import type { Stripe } from 'stripe';
import type { Checkout, CheckoutRequest } from '@portico/drivers/payment-gateway';
import { declineReason, paymentKey, readCardToken, readIntent, readSession, returnKey, sessionPaymentKey } from './read-stripe.ts';
import { callStripe, undecided, unlessMissing, type StripeRefusal } from './stripe-client.ts';

const expanded = { expand: ['payment_intent.payment_method', 'setup_intent.payment_method'] };
const isSession = (reference: string) => reference.startsWith('cs_');

/** Allows for clock skew between Stripe and us. */
const clockMs = 5 * 60_000;
const maxIntents = 10_000;
/** How long readers of a charge share the key of its second confirmation. */
const confirmKeyMs = 10 * 60_000;
/** Errors that another attempt wouldn't change. */
const conclusive: ReadonlySet<string> = new Set(['StripeCardError', 'StripeInvalidRequestError']);

/** Checkout sessions collect a card; payment intents charge a saved one. */
export function stripeCheckouts(stripe: Stripe) {
  const find = async (reference: string): Promise<Checkout | null> => {
    if (isSession(reference)) {
      const session = await callStripe(() => stripe.checkout.sessions.retrieve(reference, expanded), unlessMissing);
      return session && readSession(session);
    }
    const intent = await callStripe(() => stripe.paymentIntents.retrieve(reference), unlessMissing);
    return intent && read(intent);
  };
  /**
   * Reads a charge. If it was made without its owner and the bank asks for them, it is confirmed with a return URL, because only then does
   * Stripe return the address where they authenticate. The first reader does this, once: our own call, or a webhook before it.
   */
  const read = async (intent: Stripe.PaymentIntent): Promise<Checkout> => {
    const { id, status, last_payment_error: error, metadata } = intent;
    const returnUrl = metadata[returnKey];
    const asksOwner = status === 'requires_payment_method' && declineReason(error) === 'authentication_required';
    if (!asksOwner || returnUrl === undefined || error?.payment_method === undefined) return readIntent(intent);
    const { id: paymentMethod } = error.payment_method;
    // Stripe replays an internal error for as long as the key is the same.
    const idempotencyKey = `${metadata[paymentKey]}:owner:${Math.floor(Date.now() / confirmKeyMs)}`;
    await callStripe<object, object>(
      () => stripe.paymentIntents.confirm(id, { payment_method: paymentMethod, return_url: returnUrl }, { idempotencyKey }),
      // It may be declined, or its card removed.
      (refusal) => (conclusive.has(refusal.type) ? refusal : undecided(refusal)),
    );
    // Otherwise every reader would confirm again if the bank keeps asking.
    await callStripe(() => stripe.paymentIntents.update(id, { metadata: { [returnKey]: '' } }), undecided);
    return readIntent(await callStripe(() => stripe.paymentIntents.retrieve(id), undecided));
  };
  /** Reads the current state, because Stripe repeats its first response for a repeated key. */
  const current = async (reference: string): Promise<Checkout> => {
    const checkout = await find(reference);
    if (checkout === null) throw new Error(`Stripe does not know ${reference}, which it has just created`);
    return checkout;
  };

  async function charge(request: CheckoutRequest, card: NonNullable<CheckoutRequest['card']>): Promise<Checkout> {
    const { customer, paymentMethod } = readCardToken(card.token);
    const metadata = { [paymentKey]: request.merchantReference };
    const made = await callStripe<Stripe.PaymentIntent, Stripe.PaymentIntent | typeof declined>(
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
            ...(card.offSession
              ? { off_session: true, metadata: { ...metadata, [returnKey]: request.returnUrl } }
              : { return_url: request.returnUrl, metadata }),
          },
          { idempotencyKey: request.idempotencyKey },
        ),
      declinedIntent,
    );
    if (made === declined) return forgotten(request);
    return current(made.id);
  }

  return {
    find,
    create: async (request: CheckoutRequest): Promise<Checkout> => {
      if (request.card !== null) return charge(request, request.card);
      const session = await callStripe(
        () => stripe.checkout.sessions.create(newSession(request), { idempotencyKey: request.idempotencyKey }),
        undecided,
      );
      return current(session.id);
    },
    cancel: async (reference: string): Promise<Checkout | null> => {
      // Stripe refuses to cancel a finished checkout, so its current state is returned.
      const isOver = (error: StripeRefusal) => (error.type === 'StripeInvalidRequestError' ? null : undecided(error));
      await callStripe<object, null>(
        () => (isSession(reference) ? stripe.checkout.sessions.expire(reference) : stripe.paymentIntents.cancel(reference)),
        isOver,
      );
      return find(reference);
    },
    /** Returns the charge made with this key. It lists recent charges, because Stripe's search may not have indexed it yet. */
    findCharge: async (key: string, since: Date): Promise<Checkout | null> => {
      const created = { gte: Math.floor((since.getTime() - clockMs) / 1_000) };
      const intents = await callStripe(
        () => stripe.paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: maxIntents }),
        undecided,
      );
      const made = intents.find(({ metadata }) => metadata[paymentKey] === key);
      return made === undefined ? null : read(made);
    },
  };
}

const declined = 'declined';

/**
 * Stripe reports a declined charge as an error that contains the intent. Without an intent, as when the card was removed, there is nothing
 * to continue.
 */
function declinedIntent(error: StripeRefusal): Stripe.PaymentIntent | typeof declined {
  if (error.type === 'StripeCardError') return error.payment_intent ?? declined;
  return error.code === 'resource_missing' || error.code === 'payment_method_unexpected_state' ? declined : undecided(error);
}

/** The checkout of a charge that Stripe never created because the card no longer exists. */
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

/** Stripe rejects a reused key with different parameters, so the request must not contain the deadline. We end it with `cancelCheckout`. */
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
