import { perClient } from '../../../operations/rate-limits.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal, refuse, type Refusal } from '../../../operations/refusal.ts';
import type { IssuedInvoice } from '../../billing/invoices/cancel-invoice.ts';
import { refusalToPay } from '../../billing/invoices/invoices.policy.ts';
import { findOrderInvoice, lockOrderInvoice } from '../../billing/invoices/order-invoices.ts';
import { pendingOf } from '../../billing/payments/card-attempts.ts';
import { lockCodesOfOrder } from '../../promo/promo-codes.ts';
import { pendingServices } from '../../services/provisioning/pending-services.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import { presentCancellation } from './cancellation.presenter.ts';
import { closePayments } from './close-payments.ts';

export const cancelOrder = defineOperation('cancelOrder', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  limits: ({ account }) => perClient('cancel', account.clientId),
  async handle({ app, account, query, body, locale, now }) {
    const found = await app.database.read(async (tx) => {
      const invoice = refuseUnlessUnpaid(await findOrderInvoice(tx, account, query.id));
      if (isRefusal(invoice)) return invoice;
      const pending = await pendingOf(tx, invoice.id);
      if (pending.some(({ checkout_status: progress }) => progress === 'processing')) return refuse(409, 'payment_under_way');
      return { pending, plan: presentCancellation(invoice, 'unpaid', await pendingServices(tx, invoice.id), locale) };
    });
    if (isRefusal(found)) return found;
    if (body.dry_run) return { status: 200, body: found.plan };
    const refusal = await closePayments(app, found.pending);
    if (refusal) return refusal;
    return app.database.transaction(async (tx) => {
      await lockCodesOfOrder(tx, query.id);
      const invoice = refuseUnlessUnpaid(await lockOrderInvoice(tx, account, query.id));
      if (isRefusal(invoice)) return invoice;
      // Another request started a payment in the meantime.
      if ((await pendingOf(tx, invoice.id)).length > 0) return refuse(409, 'payment_under_way');
      const services = await pendingServices(tx, invoice.id);
      await cancelUnpaidOrder(tx, invoice, now);
      return { status: 200, body: presentCancellation(invoice, 'cancelled', services, locale) };
    });
  },
});

function refuseUnlessUnpaid(invoice: IssuedInvoice | undefined): IssuedInvoice | Refusal<404> | Refusal<409> {
  if (invoice === undefined) return refuse(404, 'not_found', { message: 'order.notFound' });
  return refusalToPay(invoice.status) ?? invoice;
}
