import type { PaymentStart } from '@portico/contract';
import type { Transaction } from '../../../database/database.ts';
import type { PaymentGateway } from '../../../drivers/payments/payment-gateway.ts';
import { sentence } from '../../../messages/messages.ts';
import { claimKey, keepAnswer, type Repeatable } from '../../../operations/idempotency.ts';
import type { Context } from '../../../operations/operation.ts';
import { isRefusal, refuse, type Refusal } from '../../../operations/refusal.ts';
import { openCheckout } from './ask-gateway.ts';
import { applyGatewayReport } from './payments.ts';
import { paymentsRepository, type PaymentRow } from './payments.repository.ts';

type Redirecting = Repeatable & Pick<Context<'payInvoice'>, 'app' | 'locale'>;
type Redirected<Refused> = { status: 200; body: PaymentStart } | Refused | Refusal<422> | Refusal<503>;

/**
 * Sends the payer to a gateway, which is called between two transactions. `open` answers the payment that is asked for, the same one whenever it
 * is asked for again: cut off in between, the same key carries on with the same payment and the same checkout.
 */
export async function redirectToGateway<Refused extends Refusal>(
  context: Redirecting,
  gateway: PaymentGateway,
  open: (tx: Transaction) => Promise<PaymentRow | Refused>,
): Promise<Redirected<Refused>> {
  const { app, locale } = context;
  const opened = await app.database.transaction(async (tx) => {
    const claim = await claimKey<Redirected<Refused>>(tx, context);
    if (claim.state === 'answered') return { outcome: claim.outcome };
    const payment = await open(tx);
    if (!isRefusal(payment)) return { payment };
    await keepAnswer(tx, context, payment);
    return { outcome: payment };
  });
  if ('outcome' in opened) return opened.outcome;
  const { payment } = opened;
  const answer = await openCheckout(app, gateway, payment);
  if (answer === 'unavailable' || answer === 'unknown') return refuse(503, 'payment_gateway_unavailable');
  const { checkout } = answer;
  if (checkout.status !== 'open' && checkout.status !== 'processing' && payment.purpose === 'invoice') {
    // Decided while nobody told us: it is booked, and what is asked for now is judged by the state after it.
    const decision = await app.database.transaction((tx) => applyGatewayReport(tx, app, payment.id, checkout));
    return decision === 'mismatch' ? refuse(503, 'payment_gateway_unavailable') : redirectToGateway(context, gateway, open);
  }
  return app.database.transaction(async (tx) => {
    const claim = await claimKey<Redirected<Refused>>(tx, context);
    if (claim.state === 'answered') return claim.outcome;
    await paymentsRepository(tx).rememberCheckout(payment.id, checkout);
    const message = sentence(locale, 'invoices.redirect');
    const body: PaymentStart = { status: 'success', message, next_action: 'redirect', url: checkout.url, payment_id: payment.id };
    const outcome = { status: 200 as const, body };
    await keepAnswer(tx, context, outcome);
    return outcome;
  });
}
