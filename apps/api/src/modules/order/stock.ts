import type { FieldError } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { tariffOf, type Offer } from '../catalogue/catalogue.ts';
import { currentServices, lockTariffs } from '../services/current-services.ts';
import type { PricedItem } from './price-order.ts';
import { stockReservationMinutes, stockReservationShare } from './settings.ts';

type Asked = {
  configuration: Configuration;
  at: Date;
  /** Who wants to reserve some of it. */
  clientId?: number;
  /** An order whose own services are no obstacle to it. */
  exceptInvoiceId?: number;
};

/** `left` can be sold; `reservable` of it can be reserved by the client without paying, who has reserved `reserved` already. */
export type Stock = { left: number; reservable: number; reserved: number };

/** The stock of each offer's tariff; those that are not limited are not there. */
export async function stockOf(
  tx: Transaction,
  offers: readonly Offer[],
  { configuration, at, clientId, exceptInvoiceId }: Asked,
): Promise<ReadonlyMap<string, Stock>> {
  const limits = new Map(offers.flatMap((offer) => limitOf(offer)));
  const living = await currentServices(tx, [...limits.keys()], {
    reservedSince: reservedSince(configuration, at),
    clientId: clientId ?? null,
    exceptInvoiceId: exceptInvoiceId ?? null,
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

/** How many of each offer's tariff are left; those that are not limited are not there. */
export async function stockLeft(tx: Transaction, offers: readonly Offer[], asked: Asked): Promise<ReadonlyMap<string, number>> {
  return new Map([...(await stockOf(tx, offers, asked))].map(([tariff, { left }]) => [tariff, left]));
}

/** Orders placed before this moment no longer reserve stock. */
export function reservedSince(configuration: Configuration, at: Date): Date {
  return new Date(at.getTime() - configuration.setting(stockReservationMinutes) * 60_000);
}

/** Returns why the stock or the client's share does not suffice; null if both do. */
export async function refusalOfStock(
  tx: Transaction,
  items: readonly PricedItem[],
  asked: Asked & { clientId: number },
): Promise<Refusal<409> | null> {
  const stock = await stockOf(
    tx,
    items.map(({ offer }) => offer),
    asked,
  );
  const short = itemsOverStock(items, (tariff) => stock.get(tariff)?.left);
  // The same name in either language, but where the provider gave it two.
  if (short) return refuse(409, 'out_of_stock', { values: { plan: short.plan, left: short.most }, errors: short.errors });
  const beyond = itemsOverStock(items, (tariff) => stock.get(tariff)?.reservable);
  return beyond && refuse(409, 'reservation_limit', { values: { plan: beyond.plan, left: beyond.most }, errors: beyond.errors });
}

/** The items that ask for more than there is, with the plan of the first; null where none does. */
function itemsOverStock(items: readonly PricedItem[], maxPerOrder: (tariff: string) => number | undefined) {
  const taken = new Map<string, number>();
  const beyond = items.flatMap(({ tariff, offer, hostnames }, index) => {
    const most = maxPerOrder(tariff);
    const before = taken.get(tariff) ?? 0;
    taken.set(tariff, before + hostnames.length);
    if (most === undefined || before + hostnames.length <= most) return [];
    const error: FieldError = { path: `order_items.${index}.count`, code: 'too_large', params: { max: Math.max(0, most - before) } };
    return [{ error, plan: offer.plan.name.en, most }];
  });
  const [first] = beyond;
  return first === undefined ? null : { plan: first.plan, most: first.most, errors: beyond.map(({ error }) => error) };
}

/** The same for an order that is placed: nobody else takes the last one meanwhile. */
export async function refusalOfLockedStock(
  tx: Transaction,
  items: readonly PricedItem[],
  asked: Asked & { clientId: number },
): Promise<Refusal<409> | null> {
  await lockStock(
    tx,
    items.map(({ offer }) => offer),
  );
  return refusalOfStock(tx, items, asked);
}

/** Who takes stock of one of these waits for who does already. */
export async function lockStock(tx: Transaction, offers: readonly Offer[]): Promise<void> {
  await lockTariffs(tx, [...new Set(offers.flatMap((offer) => limitOf(offer).map(([tariff]) => tariff)))]);
}

function limitOf(offer: Offer): [string, number][] {
  const limit = offer.plan.stock?.[offer.placement.country];
  return limit === undefined ? [] : [[tariffOf(offer), limit]];
}
