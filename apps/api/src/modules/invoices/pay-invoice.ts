import type { PaymentGateway } from '../../drivers/payments/payment-gateway.ts';
import { claimKey, keepAnswer, once } from '../../http/idempotency.ts';
import { defineOperation, type Context, type Outcome } from '../../http/operation.ts';
import { refuse, refuseFields, type Refusal } from '../../http/problem.ts';
import { countTries } from '../../http/rate-limit.ts';
import { sentence } from '../../messages/messages.ts';
import { lockClientBalanceCents } from '../ledger/ledger.ts';
import { openCheckout } from '../payments/ask-gateway.ts';
import { balanceMethodId } from '../payments/payment-methods.ts';
import { hearGateway, openInvoicePayment, payFromBalance, rememberCheckout, type PaymentRow } from '../payments/payments.ts';
import { refusalToPay } from './invoices.policy.ts';
import { lockInvoice } from './settle-invoice.ts';

type PayContext = Context<'payInvoice'>;
type PayOutcome = Outcome<'payInvoice'> | Refusal<422>;

export const payInvoice = defineOperation('payInvoice', async (context) => {
  const { app, account, body } = context;
  const tooMany = await countTries(app, [{ name: 'pay', subject: String(account.clientId), limit: 60, windowSeconds: 600 }]);
  if (tooMany) return tooMany;
  if (body.paymentmethod === balanceMethodId) return payByBalance(context);
  const gateway = app.gateways.get(body.paymentmethod);
  if (gateway === undefined) return refuseFields([{ path: 'paymentmethod', code: 'payment_method_unknown', params: {} }]);
  return payByGateway(context, gateway);
});

function payByBalance(context: PayContext): Promise<PayOutcome> {
  const { app, account, query, locale, now } = context;
  return app.database.transaction((tx) =>
    once<'payInvoice'>(tx, context, async (): Promise<Outcome<'payInvoice'>> => {
      const invoice = await lockInvoice(tx, account.clientId, query.id);
      if (invoice === undefined) return refuse(404, 'not_found', { message: 'invoices.notFound' });
      const refusal = refusalToPay(invoice.status);
      if (refusal) return refusal;
      if ((await lockClientBalanceCents(tx, account.clientId)) < invoice.amount_cents) return refuse(409, 'balance_insufficient');
      if (!(await payFromBalance(tx, app, invoice, { locale, at: now }))) throw new Error(`Invoice ${invoice.id} changed under its lock`);
      const message = sentence(locale, 'invoices.payInvoice.paid');
      return { status: 200, body: { status: 'success', message, next_action: 'none', url: null, payment_id: null } };
    }),
  );
}

/** The gateway is called between two transactions. Cut off in between, the same key carries on with the same payment and the same checkout. */
async function payByGateway(context: PayContext, gateway: PaymentGateway): Promise<PayOutcome> {
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
