import type { FieldError } from '@portico/contract';
import type { Transaction } from '../../database/database.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import { tariffOf, type Offer } from '../catalogue/catalogue.ts';
import { livingServices, lockTariffs } from '../services/living-services.ts';
import type { PricedItem } from './price-order.ts';

/** How many of each offer's tariff are left; those that are not limited are not there. */
export async function stockLeft(tx: Transaction, offers: readonly Offer[]): Promise<ReadonlyMap<string, number>> {
  const stock = new Map(offers.flatMap((offer) => limitOf(offer)));
  const living = await livingServices(tx, [...stock.keys()]);
  return new Map([...stock].map(([tariff, limit]) => [tariff, Math.max(0, limit - (living.get(tariff) ?? 0))]));
}

/** Why there is not enough of what is ordered; null where there is. */
export async function refusalOfStock(tx: Transaction, items: readonly PricedItem[]): Promise<Refusal<409> | null> {
  const left = await stockLeft(
    tx,
    items.map(({ offer }) => offer),
  );
  const taken = new Map<string, number>();
  const short = items.flatMap(({ tariff, offer, hostnames }, index) => {
    const most = left.get(tariff);
    const before = taken.get(tariff) ?? 0;
    taken.set(tariff, before + hostnames.length);
    if (most === undefined || before + hostnames.length <= most) return [];
    const error: FieldError = { path: `order_items.${index}.count`, code: 'too_large', params: { max: Math.max(0, most - before) } };
    return [{ error, plan: offer.plan.name, most }];
  });
  const [first] = short;
  if (first === undefined) return null;
  const errors = short.map(({ error }) => error);
  // The same name in either language, but where the provider gave it two.
  return refuse(409, 'out_of_stock', { values: { plan: first.plan.en, left: first.most }, errors });
}

/** The same for an order that is placed: nobody else takes the last one meanwhile. */
export async function refusalOfLockedStock(tx: Transaction, items: readonly PricedItem[]): Promise<Refusal<409> | null> {
  await lockTariffs(tx, [...new Set(items.flatMap(({ offer }) => limitOf(offer).map(([tariff]) => tariff)))]);
  return refusalOfStock(tx, items);
}

function limitOf(offer: Offer): [string, number][] {
  const limit = offer.plan.stock?.[offer.placement.country];
  return limit === undefined ? [] : [[tariffOf(offer), limit]];
}
