import type { PaymentGateway } from '../../../drivers/payments/payment-gateway.ts';
import { claimKey, keepAnswer } from '../../../operations/idempotency.ts';
import type { Context, Outcome } from '../../../operations/operation.ts';
import { refuse, type Refusal } from '../../../http/contract/problem.ts';
import { sentence } from '../../../messages/messages.ts';
import { openCheckout } from '../payments/ask-gateway.ts';
import { hearGateway, openInvoicePayment, rememberCheckout, type PaymentRow } from '../payments/payments.ts';
import { refusalToPay } from './invoices.policy.ts';
import { lockInvoice } from './settle-invoice.ts';

type PayContext = Context<'payInvoice'>;
type PayOutcome = Outcome<'payInvoice'> | Refusal<422>;

/** The gateway is called between two transactions. Cut off in between, the same key carries on with the same payment and the same checkout. */
export async function payByGateway(context: PayContext, gateway: PaymentGateway): Promise<PayOutcome> {
  const { app, locale } = context;
  const begun = await begin(context, gateway);
  if ('outcome' in begun) return begun.outcome;
  const { payment } = begun;
  const word = await openCheckout(app, gateway, payment);
  if (word === 'unavailable' || word === 'unknown') return refuse(503, 'payment_gateway_unavailable');
  const { checkout } = word;
  if (checkout.status !== 'open') {
    // Decided while nobody told us: it is booked, and what is asked for now is judged by the state after it.
    const decision = await app.database.transaction((tx) => hearGateway(tx, app, payment.id, checkout));
    return decision === 'decided' || decision === 'known' ? payByGateway(context, gateway) : refuse(503, 'payment_gateway_unavailable');
  }
  return app.database.transaction(async (tx) => {
    const claim = await claimKey<'payInvoice'>(tx, context);
    if (claim.state === 'answered') return claim.outcome;
    await rememberCheckout(tx, payment.id, checkout);
    const message = sentence(locale, 'invoices.redirect');
    const outcome: Outcome<'payInvoice'> = {
      status: 200,
      body: { status: 'success', message, next_action: 'redirect', url: checkout.url, payment_id: payment.id },
    };
    await keepAnswer<'payInvoice'>(tx, context, outcome);
    return outcome;
  });
}

function begin(context: PayContext, gateway: PaymentGateway): Promise<{ payment: PaymentRow } | { outcome: PayOutcome }> {
  const { app, account, query, locale, now, origin } = context;
  return app.database.transaction(async (tx) => {
    const claim = await claimKey<'payInvoice'>(tx, context);
    if (claim.state === 'answered') return { outcome: claim.outcome };
    const invoice = await lockInvoice(tx, account.clientId, query.id);
    const missing = refuse(404, 'not_found', { message: 'invoices.notFound' });
    const refusal = invoice === undefined ? missing : refusalToPay(invoice.status);
    if (invoice === undefined || refusal) {
      const outcome = refusal ?? missing;
      await keepAnswer<'payInvoice'>(tx, context, outcome);
      return { outcome };
    }
    return { payment: await openInvoicePayment(tx, invoice, { methodId: gateway.methodId, locale, origin, at: now }) };
  });
}
