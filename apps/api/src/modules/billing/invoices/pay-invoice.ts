import { once } from '../../../operations/idempotency.ts';
import { defineOperation, type Context, type Outcome } from '../../../operations/operation.ts';
import { refuse, refuseFields, type Refusal } from '../../../http/contract/problem.ts';
import { countTries } from '../../../operations/limits.ts';
import { sentence } from '../../../messages/messages.ts';
import { lockClientBalanceCents } from '../ledger/ledger.ts';
import { balanceMethodId } from '../payments/payment-methods.ts';
import { payFromBalance } from '../payments/payments.ts';
import { refusalToPay } from './invoices.policy.ts';
import { payByGateway } from './pay-by-gateway.ts';
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
