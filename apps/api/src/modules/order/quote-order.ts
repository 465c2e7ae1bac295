import { quoteSchema } from '@portico/validation/order';
import { eurosFromCents } from '@portico/pricing/money';
import { addDays, startOfDay } from '../../calendar.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuseFields } from '../../operations/refusal.ts';
import { currentCatalogue, featuresOfOffer, type Offer } from '../catalogue/catalogue.ts';
import { discountOrder, type DiscountedItem } from './discount-order.ts';
import { presentQuotedItem, sumsOfOrder } from './order-sums.ts';
import { quoteMinutes } from './settings.ts';
import { quoteOf, signQuote } from './quote.ts';
import { refusalOfStock } from './stock.ts';

/** High, because the cart requests a quote on every change. */
const maxQuotes = 300;

export const quoteOrder = defineOperation('quoteOrder', {
  right: { area: 'services', level: 'read' },
  impersonator: 'allowed',
  rules: quoteSchema,
  limits: ({ account }) => perClient('quote-order', account.clientId, maxQuotes),
  async handle({ app, account: { clientId }, body, now }) {
    const { order, soldOut } = await app.database.read(async (tx) => {
      const featuresOf = (offer: Offer) => featuresOfOffer(app, offer);
      const input = { catalogue: await currentCatalogue(tx), featuresOf, clientId, orderItems: body.order_items, at: now };
      const discounted = await discountOrder(tx, input);
      return {
        order: discounted,
        soldOut: discounted.ok ? await refusalOfStock(tx, discounted.items, { configuration: app.configuration, clientId, at: now }) : null,
      };
    });
    if (!order.ok) return refuseFields(order.errors);
    if (soldOut) return soldOut;
    const until = endOfQuote(order.items, now, app.configuration.setting(quoteMinutes));
    const { subtotalCents, discountCents, setupCents, totalCents } = sumsOfOrder(order.items);
    return {
      status: 200,
      body: {
        quote: signQuote(app.configuration, quoteOf(clientId, order.items, until)),
        expires_at: until.toISOString(),
        subtotal: eurosFromCents(subtotalCents),
        discount: eurosFromCents(discountCents),
        setup_fee: eurosFromCents(setupCents),
        total: eurosFromCents(totalCents),
        items: order.items.map(presentQuotedItem),
      },
    };
  },
});

/** Returns the end of a quote: after `minutes`, but no later than its promo codes end. */
function endOfQuote(items: readonly DiscountedItem[], now: Date, minutes: number): Date {
  const ends = items.flatMap(({ discount }) =>
    discount === null || 'reason' in discount || discount.lastDay === null ? [] : [startOfDay(addDays(discount.lastDay, 1)).getTime()],
  );
  return new Date(Math.min(now.getTime() + minutes * 60_000, ...ends));
}
