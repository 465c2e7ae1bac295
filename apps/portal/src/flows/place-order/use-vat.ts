import { useQuery } from '@tanstack/react-query';
import type { TaxTerms } from '@portico/contract';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import { basisPointsOf, splitVat } from '@portico/pricing/vat';
import type { VatSplit } from '@portico/pricing/vat';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { taxTermsQuery } from './tax.queries.ts';

/** How an order is taxed: the server's terms, `null` if no VAT is charged or the API does not say, `unknown` while they are loading or failed. */
export type KnownTerms = TaxTerms | null | 'unknown';

/** Computes an order's VAT by the same rule as its invoice. */
export function useVat() {
  const isOffered = useOffered('getTaxTerms');
  const { data, isError } = useQuery(taxTermsQuery());
  const terms: KnownTerms = data ? data.tax : isOffered ? 'unknown' : null;
  const split = (cents: number): VatSplit => splitBy(terms, cents);
  return {
    terms,
    failed: isError && data === undefined,
    split,
    /** Returns a sum of catalogue prices including VAT; both in euros. */
    withVat: (euros: number): number => eurosFromCents(split(centsFromEuros(euros) ?? 0).grossCents),
    /** True if VAT is added to the catalogue's prices. */
    isAdded: isAdded(terms),
  };
}

function isAdded(terms: KnownTerms): boolean {
  return terms !== null && terms !== 'unknown' && terms.treatment === 'standard' && terms.prices === 'net';
}

function splitBy(terms: KnownTerms, cents: number): VatSplit {
  if (terms === null || terms === 'unknown') return { netCents: cents, vatCents: 0, grossCents: cents };
  return splitVat(cents, { prices: terms.prices, rateBasisPoints: basisPointsOf(terms.rate) });
}
