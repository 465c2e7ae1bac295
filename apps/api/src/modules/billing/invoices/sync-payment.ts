import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../http/contract/problem.ts';
import { askGateway } from '../payments/ask-gateway.ts';
import { presentPayment } from '../payments/payments.presenter.ts';
import { findPayment } from '../payments/payments.ts';

export const syncPayment = defineOperation('syncPayment', async ({ app, account, query, locale }) => {
  const find = () => app.database.read((tx) => findPayment(tx, account.clientId, query.id));
  const payment = await find();
  if (payment === undefined) return refuse(404, 'not_found', { message: 'payments.notFound' });
  if (payment.status === 'pending' && (await askGateway(app, payment)) === 'unavailable') {
    return refuse(503, 'payment_gateway_unavailable');
  }
  const asked = (await find()) ?? payment;
  return { status: 200, body: presentPayment(asked, app.gateways, locale) };
});
