import { useQuery } from '@tanstack/react-query';
import type { TaxTerms } from '@portico/contract';
import { basisPointsOf, splitVat } from '@portico/pricing/vat';
import type { VatSplit } from '@portico/pricing/vat';
import { taxTermsQuery } from './tax.queries.ts';

/** How an order is taxed: as the server answered, `null` where no VAT is charged, `unknown` while or where that is not known. */
export type KnownTerms = TaxTerms | null | 'unknown';

/** What an order comes to with VAT, by the rule that its invoice follows. */
export function useVat(): { readonly terms: KnownTerms; readonly failed: boolean; readonly split: (cents: number) => VatSplit } {
  const { data, isError } = useQuery(taxTermsQuery());
  const terms = data ? data.tax : 'unknown';
  return { terms, failed: isError && data === undefined, split: (cents) => splitBy(terms, cents) };
}

function splitBy(terms: KnownTerms, cents: number): VatSplit {
  if (terms === null || terms === 'unknown') return { netCents: cents, vatCents: 0, grossCents: cents };
  return splitVat(cents, { prices: terms.prices, rateBasisPoints: basisPointsOf(terms.rate) });
}
