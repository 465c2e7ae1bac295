import { orderSchema } from '@portico/validation/order';
import type * as v from 'valibot';
import { isoDay } from '../../calendar.ts';
import type { Transaction } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { sentence } from '../../messages/messages.ts';
import { once } from '../../operations/idempotency.ts';
import { perClient } from '../../operations/limits.ts';
import { defineOperation, type Context, type Outcome } from '../../operations/operation.ts';
import { settleFreeInvoice } from '../billing/invoices/settle-free-invoice.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { countUses } from '../promo/promo-codes.ts';
import { discountPlacedOrder } from './discount-order.ts';
import { sumsOfOrder } from './order-sums.ts';
import { refusalOfPrice } from './price-seen.ts';
import { refusalOfLockedStock } from './stock.ts';
import { recordOrder } from './record-order.ts';

const daysToPay = 7;

export const placeOrder = defineOperation('placeOrder', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  rules: orderSchema,
  limits: ({ account }) => perClient('place-order', account.clientId),
  handle: (context) => context.app.database.transaction((tx) => once(tx, withoutConditions(context), () => place(tx, context))),
});

type Order = v.InferOutput<typeof orderSchema>;
type OrderContext = Context<'placeOrder', Order>;

/** What a key stands for is the order. The price that was seen may have been asked for anew before it is sent again. */
function withoutConditions({ body: { quote: _quote, total: _total, ...ordered }, ...context }: OrderContext) {
  return { ...context, body: ordered };
}

async function place(tx: Transaction, { app, account: { clientId }, body, locale, now }: OrderContext): Promise<Outcome<'placeOrder'>> {
  const order = await discountPlacedOrder(tx, { catalogue: await currentCatalogue(tx), clientId, orderItems: body.order_items, at: now });
  if (!order.ok) return order.refusal;
  const { items } = order;
  const refusal = (await refusalOfLockedStock(tx, items)) ?? refusalOfPrice(app.configuration, body, { clientId, items, at: now });
  if (refusal) return refusal;
  const { invoiceId } = await recordOrder(tx, app.configuration, { clientId, items, dueDate: isoDay(now, daysToPay), at: now });
  await countUses(tx, { clientId, invoiceId, discounts: items.map(({ discount }) => discount), at: now });
  if (sumsOfOrder(items).totalCents === 0) await settleFreeInvoice(tx, app, { clientId, invoiceId }, now);
  else announce.invoice(tx, clientId, invoiceId, 'unpaid');
  announce.service(tx, clientId, null, 'service.ordered', 'pending');
  announce.account(tx, clientId);
  return { status: 200, body: { status: 'success', message: sentence(locale, 'order.placeOrder.done'), invoice_id: invoiceId } };
}
