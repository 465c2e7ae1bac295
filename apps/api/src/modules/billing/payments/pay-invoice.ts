import { withIdempotency } from '../../../operations/idempotency.ts';
import { perClient } from '../../../operations/rate-limits.ts';
import { defineOperation, type Context, type Outcome } from '../../../operations/operation.ts';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../operations/refusal.ts';
import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import { sentence } from '../../../platform/messages/messages.ts';
import { lockPayableInvoice } from '../invoices/payable-invoice.ts';
import { lockClientBalanceCents } from '../ledger/ledger.ts';
import { cardToCharge, canAddCard } from '../cards/cards.ts';
import { checkoutTimes } from './ask-gateway.ts';
import { balanceMethodId } from './payment-methods.ts';
import { openInvoicePayment, payFromBalance } from './payments.ts';
import { isCardUnknown } from './card-attempts.ts';
import { redirectToGateway } from './redirect-to-gateway.ts';

type PayContext = Context<'payInvoice'>;
type PayOutcome = Outcome<'payInvoice'> | Refusal<422>;

export const payInvoice = defineOperation('payInvoice', {
  right: { area: 'billing', level: 'write' },
  impersonator: 'never',
  limits: ({ account }) => perClient('pay', account.clientId),
  async handle(context) {
    const { paymentmethod } = context.body;
    if (paymentmethod === balanceMethodId) return payByBalance(context);
    const gateway = context.app.gateways.get(paymentmethod);
    if (gateway === undefined) return refuseFields([{ path: 'paymentmethod', code: 'payment_method_unknown', params: {} }]);
    return payByGateway(context, gateway);
  },
});

function payByBalance(context: PayContext): Promise<PayOutcome> {
  const { app, account, query, locale, now } = context;
  return app.database.transaction((tx) =>
    withIdempotency(tx, context, async (): Promise<Outcome<'payInvoice'>> => {
      const invoice = await lockPayableInvoice(tx, app, account, { invoiceId: query.id, isBegun: false });
      if (isRefusal(invoice)) return invoice;
      if (await isCardUnknown(tx, invoice.id)) return refuse(409, 'payment_under_way');
      if ((await lockClientBalanceCents(tx, account)) < invoice.amount_cents) return refuse(409, 'balance_insufficient');
      if (!(await payFromBalance(tx, app, invoice, { locale, at: now }))) throw new Error(`Invoice ${invoice.id} changed under its lock`);
      const message = sentence(locale, 'invoices.payInvoice.paid');
      return { status: 200, body: { status: 'success', message, next_action: 'none', url: null, payment_id: null } };
    }),
  );
}

function payByGateway(context: PayContext, gateway: PaymentGateway): Promise<PayOutcome> {
  const { app, account, query, body, locale, origin } = context;
  const { card: cardId = null } = body;
  return redirectToGateway(context, gateway, cardId, async (tx) => {
    const invoice = await lockPayableInvoice(tx, app, account, { invoiceId: query.id, isBegun: true });
    if (isRefusal(invoice)) return invoice;
    if (await isCardUnknown(tx, invoice.id, gateway.methodId)) return refuse(409, 'payment_under_way');
    if (cardId !== null && (await cardToCharge(tx, account, cardId, gateway.methodId)) === undefined) {
      return refuse(404, 'not_found', { message: 'cards.notFound' });
    }
    const keepsCard = cardId === null && gateway.cards !== null && (await canAddCard(tx, account));
    const opening = { methodId: gateway.methodId, locale, origin, ...checkoutTimes(app), cardId, keepsCard };
    return openInvoicePayment(tx, invoice, opening);
  });
}
