import { centsFromEuros } from '@portico/pricing/money';
import { topUpSchema } from '@portico/validation/top-up';
import { perClient } from '../../../operations/rate-limits.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse, refuseFields } from '../../../operations/refusal.ts';
import { cardToCharge, canAddCard } from '../cards/cards.ts';
import { checkoutTimes } from './ask-gateway.ts';
import { openTopUp } from './payments.ts';
import { redirectToGateway } from './redirect-to-gateway.ts';

export const topUpBalance = defineOperation('topUpBalance', {
  right: { area: 'billing', level: 'write' },
  impersonator: 'never',
  rules: topUpSchema,
  limits: ({ account }) => perClient('pay', account.clientId),
  async handle(context) {
    const { app, account, body, locale, origin, idempotencyKey } = context;
    const gateway = app.gateways.get(body.paymentmethod);
    const amountCents = centsFromEuros(body.amount);
    if (amountCents === null) return refuseFields([{ path: 'amount', code: 'too_many_decimals', params: { max: 2 } }]);
    if (gateway === undefined) return refuseFields([{ path: 'paymentmethod', code: 'payment_method_unknown', params: {} }]);
    const { clientId } = account;
    const { card: cardId = null } = body;
    const { methodId } = gateway;
    return redirectToGateway(context, gateway, cardId, async (tx) => {
      if (cardId !== null && (await cardToCharge(tx, account, cardId, methodId)) === undefined) {
        return refuse(404, 'not_found', { message: 'cards.notFound' });
      }
      const keepsCard = cardId === null && gateway.cards !== null && (await canAddCard(tx, account));
      const times = checkoutTimes(app);
      return openTopUp(tx, idempotencyKey, { clientId, methodId, amountCents, locale, origin, ...times, cardId, keepsCard });
    });
  },
});
