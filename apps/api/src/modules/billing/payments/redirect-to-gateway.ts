import type { PaymentStart, ProblemCode } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Checkout, DeclineReason, PaymentGateway } from '@portico/drivers/payment-gateway';
import { sentence } from '../../../platform/messages/messages.ts';
import { acquireKey, storeResponse, type IdempotentRequest, type Replayed } from '../../../operations/idempotency.ts';
import type { Context } from '../../../operations/operation.ts';
import { isRefusal, refuse, type Refusal } from '../../../operations/refusal.ts';
import { checkoutFor, endPayment, isNearlyOver, isTooLateToCharge } from './ask-gateway.ts';
import { applyGatewayReport } from './payments.ts';
import { allPaymentsRepository } from './all-payments.repository.ts';
import type { PaymentRow } from './payments.repository.ts';

type Redirecting = IdempotentRequest & Pick<Context<'payInvoice'>, 'app' | 'locale'>;
type Redirected<Refused> = ({ status: 200; body: PaymentStart } & Replayed) | Refused | Refusal<409> | Refusal<422> | Refusal<503>;
type Open<Refused> = (tx: Transaction) => Promise<PaymentRow | Refused>;

const unavailable = () => refuse(503, 'payment_gateway_unavailable');

/**
 * Starts a checkout at a gateway or charges a saved card. Call outside a transaction. `open` must return the same payment each time it is
 * called for a request, so that a retry with the same key continues with the same payment and checkout.
 */
export async function redirectToGateway<Refused extends Refusal>(
  context: Redirecting,
  gateway: PaymentGateway,
  cardId: string | null,
  open: Open<Refused>,
): Promise<Redirected<Refused>> {
  const { app } = context;
  const again = () => redirectToGateway(context, gateway, cardId, open);
  const opened = await app.database.transaction(async (tx) => {
    const claim = await acquireKey<Redirected<Refused>>(tx, context);
    if (claim.state === 'answered') return { outcome: claim.outcome };
    const payment = await open(tx);
    if (!isRefusal(payment)) return { payment };
    await storeResponse(tx, context, payment);
    return { outcome: payment };
  });
  if ('outcome' in opened) return opened.outcome;
  const { payment } = opened;
  /** Ends the payment, unless the payer may still finish it, and starts another. */
  const replaced = async (): Promise<Redirected<Refused>> => {
    const end = await endPayment(app, payment);
    if (end === 'ended') return again();
    return end === 'unavailable' ? unavailable() : refuse(409, 'payment_under_way');
  };
  if (payment.status !== 'pending') {
    // The payment was decided, but the response was lost or purged. Return the result without calling the gateway again.
    const { status, decline_reason: reason } = payment;
    const outcome = await app.database.transaction((tx) =>
      answerOnce<Redirected<Refused>>(tx, context, async () => {
        if (cardId !== null && status !== 'succeeded') return declinedBy(reason);
        return { status: 200, body: start(context, payment, cardId === null ? stateUrl(app, payment) : null) };
      }),
    );
    return isRefusal(outcome) || payment.created_at >= context.now ? outcome : { ...outcome, isReplayed: true };
  }
  if (payment.card_id !== cardId || isTooLateToCharge(app, payment) || isPageEnding(context, payment)) {
    // The pending payment has another card than the request, or too little time is left.
    return replaced();
  }
  const answer = await checkoutFor(app, gateway, payment, context.now);
  if (answer === 'unknown' && payment.gateway_reference !== null && payment.checkout_status !== 'processing') return replaced();
  if (answer === 'unavailable' || answer === 'unknown') return unavailable();
  const { checkout } = answer;
  const isDecided = checkout.status !== 'open' && checkout.status !== 'processing';
  if (isDecided && cardId !== null) return answerCharge(context, payment, checkout, again);
  if (isDecided && payment.purpose !== 'topup') {
    // The payment was decided without a report to us. Book it and evaluate the request against the new state.
    const decision = await app.database.transaction((tx) => applyGatewayReport(tx, app, payment.id, checkout));
    return decision === 'mismatch' ? unavailable() : again();
  }
  return app.database.transaction((tx) =>
    answerOnce<Redirected<Refused>>(tx, context, async () => {
      const payments = allPaymentsRepository(tx);
      if (checkout.status === 'processing') await payments.noteProgress(payment.id, 'processing', null);
      await payments.rememberCheckout(payment.id, checkout);
      return { status: 200, body: start(context, payment, checkout.url || stateUrl(app, payment)) };
    }),
  );
}

/** Without a page of the gateway, the payer sees the payment's state where they would return to. */
const stateUrl = ({ configuration }: Redirecting['app'], { return_url: url }: PaymentRow): string => url ?? configuration.publicUrl;

/** Returns true if the payer would be sent to a page of an earlier request that closes before they have paid. */
function isPageEnding({ app, now }: Redirecting, payment: PaymentRow): boolean {
  return payment.created_at < now && payment.checkout_status !== 'processing' && isNearlyOver(app, payment);
}

/**
 * Books and returns the result of a saved card's charge. If an older payment of the invoice was declined, the card is charged again with a
 * new payment.
 */
async function answerCharge<Refused extends Refusal>(
  context: Redirecting,
  payment: PaymentRow,
  checkout: Checkout,
  again: () => Promise<Redirected<Refused>>,
): Promise<Redirected<Refused>> {
  const { app, now } = context;
  const isOld = payment.created_at < now;
  const outcome = await app.database.transaction((tx) =>
    answerOnce<Redirected<Refused> | typeof startOver>(tx, context, async () => {
      if ((await applyGatewayReport(tx, app, payment.id, checkout)) === 'mismatch') return unavailable();
      if (checkout.status === 'paid') return { status: 200, body: start(context, payment, null) };
      if (isOld && payment.purpose === 'invoice') return startOver;
      // The charge came after the checkout had expired. A retry starts a new payment.
      return checkout.status === 'cancelled' ? unavailable() : declinedBy(checkout.declineReason);
    }),
  );
  return outcome === startOver ? again() : outcome;
}

const declineCodes = {
  declined: 'card_declined',
  authentication_required: 'card_declined',
  insufficient_funds: 'card_insufficient_funds',
  expired_card: 'card_expired',
} as const satisfies Record<DeclineReason, ProblemCode>;

const declinedBy = (reason: DeclineReason | null) => refuse(409, declineCodes[reason ?? 'declined']);

/** No response is stored: the request runs again. */
const startOver = 'startOver';

/** A concurrent request with the same key may have stored a response. Return that one. */
async function answerOnce<Answered extends { status: number } | typeof startOver>(
  tx: Transaction,
  context: Redirecting,
  answer: () => Promise<Answered>,
): Promise<Answered | Refusal<422>> {
  const claim = await acquireKey<Exclude<Answered, typeof startOver>>(tx, context);
  if (claim.state === 'answered') return claim.outcome;
  const outcome = await answer();
  if (outcome !== startOver) await storeResponse(tx, context, outcome);
  return outcome;
}

/** Without a URL, the payment is complete. */
function start({ locale }: Redirecting, { id, purpose }: PaymentRow, url: string | null): PaymentStart {
  const paid = purpose === 'topup' ? 'payments.topUpByCard' : 'invoices.payInvoice.paid';
  const message = sentence(locale, url === null ? paid : 'invoices.redirect');
  return { status: 'success', message, next_action: url === null ? 'none' : 'redirect', url, payment_id: id };
}
