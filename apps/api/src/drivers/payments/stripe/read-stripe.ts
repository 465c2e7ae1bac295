import type { Stripe } from 'stripe';
import type { CardReport, Checkout, CheckoutStatus, DeclineReason, Refund } from '@portico/drivers/payment-gateway';

/** Metadata keys for our own ids. */
export const paymentKey = 'portico_payment';
export const refundKey = 'portico_refund';
/** Where the owner of a card returns to from the bank, if it was charged without them. */
export const returnKey = 'portico_return_url';
/** Set on the intent inside a session, whose events are ignored in favour of the session's. */
export const sessionPaymentKey = 'portico_session_payment';

type Session = Stripe.Checkout.Session;
type Intent = Stripe.PaymentIntent;

/** Reads a Stripe Checkout session. */
export function readSession(session: Session): Checkout {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  return {
    reference: session.id,
    merchantReference: session.metadata?.[paymentKey] ?? '',
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? 'eur').toUpperCase(),
    status: sessionStatus(session, intent),
    url: session.url ?? '',
    declineReason: null,
    keptCard: keptCard(session, intent),
  };
}

function sessionStatus({ status, payment_status: paid }: Session, intent: Intent | null): CheckoutStatus {
  if (status === 'expired') return 'cancelled';
  if (status !== 'complete') return 'open';
  if (paid === 'paid' || paid === 'no_payment_required') return 'paid';
  if (intent?.status === 'requires_payment_method') return 'declined';
  return intent?.status === 'canceled' ? 'cancelled' : 'processing';
}

/** Returns the card the payer saved: always in setup mode, otherwise if the payer chose to save it. */
function keptCard({ mode, setup_intent: setup, status }: Session, intent: Intent | null): CardReport | null {
  if (status !== 'complete') return null;
  const given = mode === 'setup' ? (typeof setup === 'object' ? setup?.payment_method : null) : intent?.payment_method;
  if (typeof given !== 'object' || given === null || !given.card || given.customer === null) return null;
  if (mode !== 'setup' && given.allow_redisplay !== 'always') return null;
  const customer = typeof given.customer === 'string' ? given.customer : given.customer.id;
  const { brand, last4: lastFour, exp_month: expiryMonth, exp_year: expiryYear } = given.card;
  return { token: cardToken(customer, given.id), brand: brandNames[brand] ?? 'Card', lastFour, expiryMonth, expiryYear };
}

const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Each saved card has its own Stripe customer. Charging it takes both ids. */
const cardToken = (customer: string, paymentMethod: string): string => `${customer}/${paymentMethod}`;

export function readCardToken(token: string): { customer: string; paymentMethod: string } {
  const [customer = '', paymentMethod = ''] = token.split('/');
  return { customer, paymentMethod };
}

/** Reads the payment intent of a saved-card charge. */
export function readIntent(intent: Intent): Checkout {
  const status = intentStatuses[intent.status] ?? 'processing';
  const reason = declineReason(intent.last_payment_error);
  // Once it is declined, the owner has nothing to authenticate.
  const declined = reason === null || reason === 'authentication_required' ? 'declined' : reason;
  return {
    reference: intent.id,
    merchantReference: intent.metadata[paymentKey] ?? '',
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    status,
    url: intent.next_action?.redirect_to_url?.url ?? '',
    declineReason: status === 'declined' ? declined : status === 'open' ? 'authentication_required' : null,
    keptCard: null,
  };
}

const intentStatuses: Readonly<Record<string, CheckoutStatus>> = {
  succeeded: 'paid',
  processing: 'processing',
  requires_action: 'open',
  requires_confirmation: 'open',
  requires_payment_method: 'declined',
  canceled: 'cancelled',
};

/** Returns null if nothing was declined. */
export function declineReason(error: Intent['last_payment_error']): DeclineReason | null {
  if (!error) return null;
  const codes = new Set([error.code, error.decline_code]);
  if (codes.has('authentication_required')) return 'authentication_required';
  if (codes.has('insufficient_funds')) return 'insufficient_funds';
  return codes.has('expired_card') ? 'expired_card' : 'declined';
}

export function readRefund(refund: Stripe.Refund): Refund {
  const { id: reference, amount: amountCents, currency, status, metadata } = refund;
  const isPending = status === 'pending' || status === 'requires_action';
  return {
    reference,
    idempotencyKey: metadata?.[refundKey] ?? '',
    amountCents,
    currency: currency.toUpperCase(),
    status: isPending ? 'pending' : status === 'succeeded' ? 'succeeded' : 'failed',
  };
}
