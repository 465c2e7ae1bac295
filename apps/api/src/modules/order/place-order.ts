import { orderSchema } from '@portico/validation/order';
import { issuesOf } from '@portico/validation/issues';
import { isoDay } from '../../calendar.ts';
import { once } from '../../operations/idempotency.ts';
import { defineOperation, type Outcome } from '../../operations/operation.ts';
import { refuseFields } from '../../http/contract/problem.ts';
import { countTries } from '../../operations/limits.ts';
import { sentence } from '../../messages/messages.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { publishEvent } from '../../events/publish-event.ts';
import { insertOrder } from './order.repository.ts';
import { priceOrder } from './price-order.ts';

const daysToPay = 7;

export const placeOrder = defineOperation('placeOrder', async (context) => {
  const { app, account, body, locale, now } = context;
  const tooMany = await countTries(app, [{ name: 'place-order', subject: String(account.clientId), limit: 60, windowSeconds: 600 }]);
  if (tooMany) return tooMany;
  const issues = issuesOf(orderSchema, body);
  if (issues.length > 0) return refuseFields(issues);

  return app.database.transaction((tx) =>
    once<'placeOrder'>(tx, context, async (): Promise<Outcome<'placeOrder'>> => {
      const priced = priceOrder(await currentCatalogue(tx), body.order_items);
      if (!priced.ok) return refuseFields(priced.errors);
      const dueDate = isoDay(now, daysToPay);
      const order = await insertOrder(tx, { clientId: account.clientId, items: priced.items, dueDate, at: now });
      publishEvent(tx, account.clientId, {
        type: 'invoice.changed',
        resource: { type: 'invoice', id: String(order.invoiceId) },
        status: 'unpaid',
      });
      publishEvent(tx, account.clientId, { type: 'service.changed', resource: null, status: 'pending' });
      publishEvent(tx, account.clientId, { type: 'account.changed', resource: null, status: null });
      return { status: 200, body: { status: 'success', message: sentence(locale, 'order.placeOrder.done'), invoice_id: order.invoiceId } };
    }),
  );
});
