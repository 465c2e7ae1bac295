import { centsFromEuros } from '@portico/pricing/money';
import { topUpSchema } from '@portico/validation/top-up';
import { perClient } from '../../../operations/limits.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { refuseFields } from '../../../operations/refusal.ts';
import { checkoutEnd } from './ask-gateway.ts';
import { openTopUp } from './payments.ts';
import { redirectToGateway } from './redirect-to-gateway.ts';

export const topUpBalance = defineOperation('topUpBalance', {
  right: { area: 'billing', level: 'write' },
  impersonator: 'never',
  rules: topUpSchema,
  limits: ({ account }) => perClient('pay', account.clientId),
  async handle(context) {
    const { app, account, body, locale, now, origin, idempotencyKey } = context;
    const gateway = app.gateways.get(body.paymentmethod);
    const amountCents = centsFromEuros(body.amount);
    if (amountCents === null) return refuseFields([{ path: 'amount', code: 'too_many_decimals', params: { max: 2 } }]);
    if (gateway === undefined) return refuseFields([{ path: 'paymentmethod', code: 'payment_method_unknown', params: {} }]);
    const opening = {
      clientId: account.clientId,
      methodId: gateway.methodId,
      amountCents,
      locale,
      origin,
      at: now,
      expiresAt: checkoutEnd(app, now),
    };
    return redirectToGateway<never>(context, gateway, (tx) => openTopUp(tx, idempotencyKey, opening));
  },
});
