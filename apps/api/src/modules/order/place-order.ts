import { orderSchema } from '@portico/validation/order';
import { isoDay } from '../../calendar.ts';
import { announce } from '../../events/announce.ts';
import { sentence } from '../../messages/messages.ts';
import { once } from '../../operations/idempotency.ts';
import { perClient } from '../../operations/limits.ts';
import { defineOperation, type Outcome } from '../../operations/operation.ts';
import { refuseFields } from '../../operations/refusal.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { priceOrder } from './price-order.ts';
import { recordOrder } from './record-order.ts';

const daysToPay = 7;

export const placeOrder = defineOperation('placeOrder', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  rules: orderSchema,
  limits: ({ account }) => perClient('place-order', account.clientId),
  handle(context) {
    const { app, account, body, locale, now } = context;
    return app.database.transaction((tx) =>
      once(tx, context, async (): Promise<Outcome<'placeOrder'>> => {
        const priced = priceOrder(await currentCatalogue(tx), body.order_items);
        if (!priced.ok) return refuseFields(priced.errors);
        const { clientId } = account;
        const { invoiceId } = await recordOrder(tx, app.configuration, {
          clientId,
          items: priced.items,
          dueDate: isoDay(now, daysToPay),
          at: now,
        });
        announce.invoice(tx, clientId, invoiceId, 'unpaid');
        announce.service(tx, clientId, null, 'pending');
        announce.account(tx, clientId);
        return { status: 200, body: { status: 'success', message: sentence(locale, 'order.placeOrder.done'), invoice_id: invoiceId } };
      }),
    );
  },
});
