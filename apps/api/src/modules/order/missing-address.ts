import type { FieldError } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { refuse, type Refusal } from '../../operations/refusal.ts';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { currentTaxation } from '../billing/tax/current-taxation.ts';
import { isInEu } from '../billing/tax/vat-rates.ts';
import { orderNeedsAddress } from './settings.ts';

/** Returns a refusal that names the empty address fields of the profile if the invoice legally needs them, otherwise null. */
export async function refusalOfMissingAddress(
  tx: Transaction,
  configuration: Configuration,
  clientId: number,
  at: Date,
): Promise<Refusal<422> | null> {
  if (!configuration.setting(orderNeedsAddress)) return null;
  const sale = await currentTaxation(tx, configuration, clientId, at);
  if (sale === null) return null;
  const { address, city, zip_code, country } = sale.buyer;
  // Not every country outside the EU has postal codes.
  const needed = { address, city, ...(isInEu(country) && { zip_code }) };
  const empty = Object.entries(needed).flatMap(([path, value]) => (value === null ? [path] : []));
  if (empty.length === 0) return null;
  const errors = empty.map((path): FieldError => ({ path, code: 'required', params: {} }));
  return refuse(422, 'address_required', { errors });
}
