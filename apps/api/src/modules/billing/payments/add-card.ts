import { perClient } from '../../../operations/rate-limits.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuse, refuseFields } from '../../../operations/refusal.ts';
import { canAddCard } from '../cards/cards.ts';
import { checkoutTimes } from './ask-gateway.ts';
import { openCardSetup } from './payments.ts';
import { paymentsRepository } from './payments.repository.ts';
import { redirectToGateway } from './redirect-to-gateway.ts';

export const addCard = defineOperation('addCard', {
  right: { area: 'billing', level: 'write' },
  impersonator: 'never',
  limits: ({ account }) => perClient('pay', account.clientId),
  async handle(context) {
    const { app, account, body, locale, origin } = context;
    const { clientId } = account;
    const gateway = app.gateways.get(body.paymentmethod);
    if (gateway === undefined || gateway.cards === null) {
      return refuseFields([{ path: 'paymentmethod', code: 'payment_method_unknown', params: {} }]);
    }
    const { methodId } = gateway;
    return redirectToGateway(context, gateway, null, async (tx) => {
      const canAdd = await canAddCard(tx, account);
      const open = await paymentsRepository(tx, account).findOpenOfCard(methodId);
      if (open !== undefined) return open;
      if (!canAdd) return refuse(409, 'cards_full');
      return openCardSetup(tx, { clientId, methodId, locale, origin, ...checkoutTimes(app) });
    });
  },
});
