import { useQuery } from '@tanstack/react-query';
import type { TaxTerms } from '@portico/contract';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import { basisPointsOf, splitVat } from '@portico/pricing/vat';
import type { VatSplit } from '@portico/pricing/vat';
import { taxTermsQuery } from './tax.queries.ts';

/** How an order is taxed: as the server answered, `null` where no VAT is charged, `unknown` while or where that is not known. */
export type KnownTerms = TaxTerms | null | 'unknown';

/** What an order comes to with VAT, by the rule that its invoice follows. */
export function useVat() {
  const { data, isError } = useQuery(taxTermsQuery());
  const terms: KnownTerms = data ? data.tax : 'unknown';
  const split = (cents: number): VatSplit => splitBy(terms, cents);
  return {
    terms,
    failed: isError && data === undefined,
    split,
    /** What a sum of catalogue prices comes to with VAT; both in euros. */
    withVat: (euros: number): number => eurosFromCents(split(centsFromEuros(euros) ?? 0).grossCents),
    /** VAT is added to the catalogue's prices. */
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
