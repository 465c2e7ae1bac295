import { centsFromEuros } from '@portico/pricing/money';
import { issuesOf } from '@portico/validation/issues';
import { topUpSchema } from '@portico/validation/top-up';
import { claimKey, keepAnswer } from '../../../operations/idempotency.ts';
import { defineOperation, type Outcome } from '../../../operations/operation.ts';
import { refuse, refuseFields } from '../../../http/contract/problem.ts';
import { countTries } from '../../../operations/limits.ts';
import { sentence } from '../../../messages/messages.ts';
import { openCheckout } from '../payments/ask-gateway.ts';
import { openTopUp, rememberCheckout } from '../payments/payments.ts';

export const topUpBalance = defineOperation('topUpBalance', async (context) => {
  const { app, account, body, locale, now, origin, idempotencyKey } = context;
  const tooMany = await countTries(app, [{ name: 'pay', subject: String(account.clientId), limit: 60, windowSeconds: 600 }]);
  if (tooMany) return tooMany;
  const issues = issuesOf(topUpSchema, body);
  const amountCents = centsFromEuros(body.amount);
  if (issues.length > 0 || amountCents === null) return refuseFields(issues);
  const gateway = app.gateways.get(body.paymentmethod);
  if (gateway === undefined) return refuseFields([{ path: 'paymentmethod', code: 'payment_method_unknown', params: {} }]);

  const begun = await app.database.transaction(async (tx) => {
    const claim = await claimKey<'topUpBalance'>(tx, context);
    if (claim.state === 'answered') return { outcome: claim.outcome };
    const opening = { clientId: account.clientId, methodId: gateway.methodId, amountCents, locale, origin, at: now };
    return { payment: await openTopUp(tx, idempotencyKey, opening) };
  });
  if (begun.outcome !== undefined) return begun.outcome;
  const { payment } = begun;
  const word = await openCheckout(app, gateway, payment);
  if (word === 'unavailable' || word === 'unknown') return refuse(503, 'payment_gateway_unavailable');
  return app.database.transaction(async (tx) => {
    const claim = await claimKey<'topUpBalance'>(tx, context);
    if (claim.state === 'answered') return claim.outcome;
    await rememberCheckout(tx, payment.id, word.checkout);
    const message = sentence(locale, 'invoices.redirect');
    const outcome: Outcome<'topUpBalance'> = {
      status: 200,
      body: { status: 'success', message, next_action: 'redirect', url: word.checkout.url, payment_id: payment.id },
    };
    await keepAnswer<'topUpBalance'>(tx, context, outcome);
    return outcome;
  });
});
