import { defineOperation } from '../../../operations/operation.ts';
import { perClient } from '../../../operations/rate-limits.ts';
import { refuse } from '../../../operations/refusal.ts';
import { askGateway } from './ask-gateway.ts';
import { presentPayment } from './payments.presenter.ts';
import { paymentsRepository } from './payments.repository.ts';

/** More than any portal calls: once for each payment shown and once for each change of one. */
const maxSyncs = 300;

export const syncPayment = defineOperation('syncPayment', {
  right: { area: 'billing', level: 'read' },
  impersonator: 'never',
  limits: ({ account }) => perClient('sync-payment', account.clientId, maxSyncs),
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
