import type { OrderItem, PlanConfiguration, Quote, QuotedItem } from '@portico/contract';
import { vps } from '@portico/pricing/configuration.fixture';
import { discountsOf } from '@portico/pricing/discounts';
import { eurosFromCents } from '@portico/pricing/money';
import { priceConfiguration } from '@portico/pricing/price-configuration';
import { answer } from './network.ts';

/** A code that gives 10% off plans whose tariff starts with `for`. */
export const springCode = { code: 'SPRING', for: 'vps-nvme' };

/** Returns the price and the one-time fee of one unit, in cents. */
function pricesOf(configuration: PlanConfiguration, item: OrderItem): { unit: number; fee: number } {
  const price = priceConfiguration(configuration, item);
  return price.ok ? { unit: price.unitCents, fee: price.setupCents } : { unit: 0, fee: 0 };
}

type Refused = NonNullable<QuotedItem['promocode']>['reason'];

function reasonOf(item: OrderItem): Refused {
  const code = item.promocode;
  return code === null ? null : code !== springCode.code ? 'unknown' : item.tariff.startsWith(springCode.for) ? null : 'other_plan';
}

function quotedItem(item: OrderItem, { unit, fee: unitFee }: { unit: number; fee: number }, renews: boolean, reason: Refused): QuotedItem {
  const code = item.promocode;
  const units = Array.from({ length: item.count }, () => unit);
  const discounts = code !== null && reason === null ? discountsOf({ kind: 'percent', percent: 10 }, units) : [];
  const discount = discounts.reduce((sum, one) => sum + one, 0);
  const subtotal = unit * item.count;
  const fee = unitFee * item.count;
  return {
    price: eurosFromCents(unit),
    subtotal: eurosFromCents(subtotal),
    discount: eurosFromCents(discount),
    setup_fee: eurosFromCents(fee),
    total: eurosFromCents(subtotal - discount + fee),
    renewal: eurosFromCents(renews ? subtotal - discount : subtotal),
    promocode: code === null ? null : { code, reason, renews: renews && reason === null },
  };
}

type Answered = {
  configuration?: PlanConfiguration;
  /** Returns the price of one unit in cents. */
  centsOf?: (item: OrderItem) => number;
  dearerCents?: number;
  renews?: boolean;
  /** Why no code applies. */
  reason?: Refused;
  quote?: string;
};

/** Answers quotes from now on, for any plan, at the prices of the sample configuration by default. */
export function answerQuotes({
  configuration = vps,
  centsOf,
  dearerCents = 0,
  renews = false,
  reason,
  quote = 'signed',
}: Answered = {}): void {
  const quoted = (item: OrderItem): QuotedItem => {
    const { unit, fee } = pricesOf(configuration, item);
    return quotedItem(item, { unit: (centsOf?.(item) ?? unit) + dearerCents, fee }, renews, reason ?? reasonOf(item));
  };
  answer('quoteOrder', ({ body }): Quote => {
    // The compiler checks the portal's request against the contract.
    const items = (body as { order_items: OrderItem[] }).order_items.map(quoted);
    const sum = (of: (item: QuotedItem) => number) => eurosFromCents(items.reduce((cents, item) => cents + Math.round(of(item) * 100), 0));
    const sums = {
      subtotal: sum((item) => item.subtotal),
      discount: sum((item) => item.discount),
      setup_fee: sum((item) => item.setup_fee),
      total: sum((item) => item.total),
    };
    return { quote, expires_at: new Date(Date.now() + 3_600_000).toISOString(), items, ...sums };
  });
}
