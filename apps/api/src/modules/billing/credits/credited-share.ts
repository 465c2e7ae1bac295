import type { InvoiceRow } from '../invoices/invoices.repository.ts';

type Share = { netCents: number; vatCents: number };

/**
 * What of a credited amount is VAT; null where the invoice has none to speak of. Worked out from all that is credited up to then, so that the credit
 * notes of an invoice never come to another VAT than the invoice itself.
 */
export function creditedShare(
  { amount_cents: whole, net_cents: net, vat_cents: vat }: Pick<InvoiceRow, 'amount_cents' | 'net_cents' | 'vat_cents'>,
  creditedBefore: number,
  amountCents: number,
): Share | null {
  if (net === null || vat === null) return null;
  const vatUpTo = (credited: number) => Number((2n * BigInt(vat) * BigInt(credited) + BigInt(whole)) / (2n * BigInt(whole)));
  const vatCents = vatUpTo(creditedBefore + amountCents) - vatUpTo(creditedBefore);
  return { netCents: amountCents - vatCents, vatCents };
}
