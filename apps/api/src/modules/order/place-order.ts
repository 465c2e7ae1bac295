import { orderSchema } from '@portico/validation/order';
import type * as v from 'valibot';
import { isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/publish.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { withIdempotency } from '../../operations/idempotency.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation, type Context, type Outcome } from '../../operations/operation.ts';
import { isRefusal } from '../../operations/refusal.ts';
import { orderExpiryDays } from '../billing/invoices/settings.ts';
import { settleFreeInvoice } from '../billing/invoices/settle-free-invoice.ts';
import { currentCatalogue, featuresOfOffer, type Offer } from '../catalogue/catalogue.ts';
import { countUses } from '../promo/promo-codes.ts';
import { refusalOfMissingAddress } from './missing-address.ts';
import { enqueueOrderMail } from './enqueue-order-mail.ts';
import { discountPlacedOrder } from './discount-order.ts';
import { sumsOfOrder } from './order-sums.ts';
import { priceAsSeen } from './price-seen.ts';
import { refusalOfLockedStock } from './stock.ts';
import { recordOrder } from './record-order.ts';

/** Orders that expire earlier are due earlier. */
const daysToPay = 7;

export const placeOrder = defineOperation('placeOrder', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  rules: orderSchema,
  limits: ({ account }) => perClient('place-order', account.clientId),
  handle: (context) => context.app.database.transaction((tx) => withIdempotency(tx, stripPriceGuard(context), () => place(tx, context))),
});

type Order = v.InferOutput<typeof orderSchema>;
type OrderContext = Context<'placeOrder', Order>;

/** The idempotency key covers the order without its quote and total, because a retry may carry a new quote. */
function stripPriceGuard({ body: { quote: _quote, total: _total, ...ordered }, ...context }: OrderContext) {
  return { ...context, body: ordered };
}

async function place(tx: Transaction, { app, account: { clientId }, body, locale, now }: OrderContext): Promise<Outcome<'placeOrder'>> {
  const addressRefusal = await refusalOfMissingAddress(tx, app.configuration, clientId, now);
  if (addressRefusal) return addressRefusal;
  const featuresOf = (offer: Offer) => featuresOfOffer(app, offer);
  const input = { catalogue: await currentCatalogue(tx), featuresOf, clientId, orderItems: body.order_items, at: now };
  const order = await discountPlacedOrder(tx, input);
  if (!order.ok) return order.refusal;
  const refusal = await refusalOfLockedStock(tx, order.items, { configuration: app.configuration, clientId, at: now });
  if (refusal) return refusal;
  const items = await priceAsSeen(tx, app.configuration, body, input, order.items);
  if (isRefusal(items)) return items;
  const dueDate = isoDay(now, Math.min(daysToPay, app.configuration.setting(orderExpiryDays)));
  const { invoiceId, amountCents } = await recordOrder(tx, app.configuration, { clientId, items, dueDate, at: now });
  await countUses(tx, { clientId, invoiceId, discounts: items.map(({ discount }) => discount), at: now });
  if (sumsOfOrder(items).totalCents === 0) await settleFreeInvoice(tx, app, { clientId, invoiceId }, now);
  else {
    publish.invoice(tx, clientId, invoiceId, 'unpaid');
    await enqueueOrderMail(app, tx, { clientId, invoiceId, amountCents, dueDate, items });
  }
  publish.service(tx, clientId, null, 'service.ordered', 'pending');
  publish.account(tx, clientId);
  return { status: 200, body: { status: 'success', message: sentence(locale, 'order.placeOrder.done'), invoice_id: invoiceId } };
}
