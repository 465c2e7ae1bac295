import { defineOperation } from '../../../operations/operation.ts';
import { refuse } from '../../../operations/refusal.ts';
import { askGateway } from './ask-gateway.ts';
import { presentPayment } from './payments.presenter.ts';
import { paymentsRepository } from './payments.repository.ts';

export const syncPayment = defineOperation('syncPayment', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'never',
  async handle({ app, account, query, locale }) {
    const find = () => app.database.read((tx) => paymentsRepository(tx, account).find(query.id));
    const payment = await find();
    if (payment === undefined) return refuse(404, 'not_found', { message: 'payments.notFound' });
    if (payment.status === 'pending' && (await askGateway(app, payment)) === 'unavailable') {
      return refuse(503, 'payment_gateway_unavailable');
    }
    const current = (await find()) ?? payment;
    return { status: 200, body: presentPayment(current, app.gateways, locale) };
  },
});
