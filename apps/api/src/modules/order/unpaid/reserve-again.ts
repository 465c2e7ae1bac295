import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { refuse } from '../../../operations/refusal.ts';
import { currentCatalogue, offersOf, tariffOf } from '../../catalogue/catalogue.ts';
import type { ToPay } from '../../billing/invoices/invoice-to-pay.ts';
import { pendingOf } from '../../billing/payments/card-attempts.ts';
import { pendingServices } from '../../services/provisioning/pending-services.ts';
import { lockStock, reservedSince, stockOf } from '../stock.ts';

/** Reserves stock again for an order whose reservation has expired, or objects if none is left. */
export async function reserveAgain(app: App, tx: Transaction, { invoiceId, clientId, isBegun, object }: ToPay): Promise<void> {
  const { configuration } = app;
  const at = app.now();
  const services = await pendingServices(tx, invoiceId);
  if (services.length === 0) return;
  const ordered = Map.groupBy(services, ({ tariff }) => tariff);
  // A plan that is no longer sold has no stock limit.
  const offers = offersOf(await currentCatalogue(tx)).filter((offer) => ordered.has(tariffOf(offer)));
  // Lock active reservations too, so that none is taken at the moment it expires.
  await lockStock(tx, offers);
  const since = reservedSince(configuration, at);
  if (services.every(({ created_at: orderedAt }) => orderedAt > since) || (await pendingOf(tx, invoiceId)).length > 0) return;
  const stock = await stockOf(tx, offers, { configuration, at, clientId, exceptInvoiceId: invoiceId });
  for (const offer of offers) {
    const found = stock.get(tariffOf(offer));
    const count = ordered.get(tariffOf(offer))?.length ?? 0;
    if (found === undefined) continue;
    const values = { plan: offer.plan.name.en, left: found.left };
    if (count > found.left) return object(refuse(409, 'out_of_stock', { message: 'order.soldOutUnpaid', values }));
    // A client's only order may be paid in full, regardless of its size.
    if (isBegun && found.reserved > 0 && count > found.reservable)
      return object(refuse(409, 'reservation_limit', { message: 'order.payOthersFirst', values }));
  }
}
