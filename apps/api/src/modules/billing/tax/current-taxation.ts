import type { Party } from '@portico/contract';
import { splitVat } from '@portico/pricing/vat';
import { isoDay } from '../../../calendar.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';
import { buyerOf } from './buyer.repository.ts';
import { sellerFile } from './settings.ts';
import type { Seller } from './seller.ts';
import { taxationOf, type Taxation } from './tax-terms.ts';

type Sale = { taxation: Taxation; seller: Seller; buyer: Party };

/** Returns how a sale to the client is taxed now, or null if no seller is configured; then no VAT is charged. */
export async function currentTaxation(tx: Transaction, configuration: Configuration, clientId: number, at: Date): Promise<Sale | null> {
  const seller = configuration.setting(sellerFile);
  if (seller === undefined) return null;
  const buyer = await buyerOf(tx, clientId);
  return { taxation: taxationOf(seller, buyer, isoDay(at)), seller, buyer };
}

/** Returns a function that adds the client's current VAT to a price in cents, as an invoice of today would. */
export async function currentVat(
  tx: Transaction,
  configuration: Configuration,
  clientId: number,
  at: Date,
): Promise<(cents: number) => number> {
  const sale = await currentTaxation(tx, configuration, clientId, at);
  return (cents) => (sale === null ? cents : splitVat(cents, sale.taxation).grossCents);
}
