import type { InvoiceRow } from '../invoices/invoices.repository.ts';

type Share = { netCents: number; vatCents: number };

/**
 * Splits a credited amount into net and VAT; null if the invoice has no tax breakdown. Computed from the running total, so that the credit
 * notes of an invoice never add up to more or less VAT than the invoice.
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
