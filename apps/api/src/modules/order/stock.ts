import type { FieldError } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { tariffOf, type Offer } from '../catalogue/catalogue.ts';
import { currentServices, lockTariffs } from '../services/current-services.ts';
import type { PricedItem } from './price-order.ts';
import { stockReservationMinutes, stockReservationShare } from './settings.ts';

type StockContext = { configuration: Configuration; at: Date };
type ClientStockContext = StockContext & { clientId: number };
type Counted = StockContext & {
  /** The client that wants to reserve stock. */
  clientId: number | null;
  /** The services of this order don't count against it. */
  exceptInvoiceId: number | null;
};

/**
 * `left` units can be sold. The client already reserves `reserved` units and can reserve `reservable` more of those left without paying.
 */
export type Stock = { left: number; reservable: number; reserved: number };

/** Returns the stock by tariff. Unlimited tariffs are left out. */
export async function stockOf(
  tx: Transaction,
  offers: readonly Offer[],
  { configuration, at, clientId, exceptInvoiceId }: Counted,
): Promise<ReadonlyMap<string, Stock>> {
  const limits = new Map(offers.flatMap((offer) => limitOf(offer)));
  const living = await currentServices(tx, [...limits.keys()], {
    reservedSince: reservedSince(configuration, at),
    clientId,
    exceptInvoiceId,
  });
  const share = configuration.setting(stockReservationShare);
  return new Map(
    [...limits].map(([tariff, limit]) => {
      const { living: taken, unpaid: reserved } = living.get(tariff) ?? { living: 0, unpaid: 0 };
      const left = Math.max(0, limit - taken);
      const most = Math.ceil(((left + reserved) * share) / 100);
      return [tariff, { left, reserved, reservable: Math.max(0, most - reserved) }];
    }),
  );
}

/** Returns the number of units left by tariff. Unlimited tariffs are left out. */
export async function stockLeft(tx: Transaction, offers: readonly Offer[], context: StockContext): Promise<ReadonlyMap<string, number>> {
  const stock = await stockOf(tx, offers, { ...context, clientId: null, exceptInvoiceId: null });
  return new Map([...stock].map(([tariff, { left }]) => [tariff, left]));
}

/** Orders placed before this moment no longer reserve stock. */
export function reservedSince(configuration: Configuration, at: Date): Date {
  return new Date(at.getTime() - configuration.setting(stockReservationMinutes) * 60_000);
}

/** Returns the refusal if the stock or the client's reservation limit doesn't suffice, otherwise null. */
export async function refusalOfStock(
  tx: Transaction,
  items: readonly PricedItem[],
  context: ClientStockContext,
): Promise<Refusal<409> | null> {
  const stock = await stockOf(
    tx,
    items.map(({ offer }) => offer),
    { ...context, exceptInvoiceId: null },
  );
  const short = itemsOverStock(items, (tariff) => stock.get(tariff)?.left);
  // Messages use the plan's English name in every language.
  if (short) return refuse(409, 'out_of_stock', { values: { plan: short.plan, left: short.available }, errors: short.errors });
  const beyond = itemsOverStock(items, (tariff) => stock.get(tariff)?.reservable);
  return beyond && refuse(409, 'reservation_limit', { values: { plan: beyond.plan, left: beyond.available }, errors: beyond.errors });
}

/** Returns errors for the items over the limit and the plan of the first one, or null if there are none. */
function itemsOverStock(items: readonly PricedItem[], availableOf: (tariff: string) => number | undefined) {
  const taken = new Map<string, number>();
  const beyond = items.flatMap(({ tariff, offer, hostnames }, index) => {
    const available = availableOf(tariff);
    const before = taken.get(tariff) ?? 0;
    taken.set(tariff, before + hostnames.length);
    if (available === undefined || before + hostnames.length <= available) return [];
    const error: FieldError = { path: `order_items.${index}.count`, code: 'too_large', params: { max: Math.max(0, available - before) } };
    return [{ error, plan: offer.plan.name.en, available }];
  });
  const [first] = beyond;
  return first === undefined ? null : { plan: first.plan, available: first.available, errors: beyond.map(({ error }) => error) };
}

/** Like `refusalOfStock`, but locks the stock until the transaction ends. */
export async function refusalOfLockedStock(
  tx: Transaction,
  items: readonly PricedItem[],
  context: ClientStockContext,
): Promise<Refusal<409> | null> {
  await lockStock(
    tx,
    items.map(({ offer }) => offer),
  );
  return refusalOfStock(tx, items, context);
}

/** Locks the stock of these offers, so that concurrent orders for them run one after another. */
export async function lockStock(tx: Transaction, offers: readonly Offer[]): Promise<void> {
  await lockTariffs(tx, [...new Set(offers.flatMap((offer) => limitOf(offer).map(([tariff]) => tariff)))]);
}

function limitOf(offer: Offer): [string, number][] {
  const limit = offer.plan.stock?.[offer.placement.country];
  return limit === undefined ? [] : [[tariffOf(offer), limit]];
}
