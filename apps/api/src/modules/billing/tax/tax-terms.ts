import type { Party, Prices, TaxTerms, TaxTreatment } from '@portico/contract';
import { percentOf } from '@portico/pricing/vat';
import type { Seller } from './seller.ts';
import { vatCountry } from './vat-country.ts';
import { isInEu, standardRate } from './vat-rates.ts';

/** The tax rule of an invoice. */
export type Taxation = { prices: Prices; treatment: TaxTreatment; rateBasisPoints: number };

type Buyer = Pick<Party, 'country' | 'vat_id'>;

/**
 * Returns how a sale to this buyer is taxed on an ISO date. Hosting is taxed where a business is established and, under the one-stop shop,
 * where a consumer lives. A buyer whose VAT id belongs to another country than the address counts as a consumer.
 */
export function taxationOf(seller: Seller, { country, vat_id: vatId }: Buyer, day: string): Taxation {
  const { prices } = seller;
  if (!isInEu(country)) return { prices, treatment: 'outside_eu', rateBasisPoints: 0 };
  const isBusiness = vatId !== null && vatCountry(vatId) === country;
  if (isBusiness && country !== seller.country) return { prices, treatment: 'reverse_charge', rateBasisPoints: 0 };
  return { prices, treatment: 'standard', rateBasisPoints: standardRate(seller.one_stop_shop ? country : seller.country, day) };
}

export function presentTaxTerms({ prices, treatment, rateBasisPoints }: Taxation): TaxTerms {
  return { prices, treatment, rate: percentOf(rateBasisPoints) };
}
