import type { InvoiceStatus } from '@portico/contract';

/** Money that arrived on the provider's bank account. */
export type Transfer = {
  /** The bank's reference, which names this transfer and no other. */
  reference: string;
  amountCents: number;
  /** ISO day. Null if unknown. */
  bookedOn: string | null;
  payer: string | null;
};

type Invoice = { id: number; status: InvoiceStatus; amount_cents: number };
type Booked = { id: string; invoice_id: number | null; amount_cents: number };

/** Why a transfer can't be booked to an invoice. */
export type TransferProblem =
  | { why: 'not_unpaid'; status: InvoiceStatus }
  | { why: 'too_little'; missingCents: number }
  | { why: 'reference_used'; paymentId: string };

export type Assessment =
  | { result: 'pays'; surplusCents: number }
  | { result: 'already_booked'; paymentId: string }
  | ({ result: 'refused' } & TransferProblem);

/** Says what a transfer does for an invoice, given the payment already booked under its reference. */
export function assessTransfer({ amountCents }: Transfer, invoice: Invoice, booked: Booked | undefined): Assessment {
  if (booked !== undefined) {
    const isSame = booked.invoice_id === invoice.id && booked.amount_cents === amountCents;
    return isSame ? { result: 'already_booked', paymentId: booked.id } : { result: 'refused', why: 'reference_used', paymentId: booked.id };
  }
  if (invoice.status !== 'unpaid') return { result: 'refused', why: 'not_unpaid', status: invoice.status };
  const surplusCents = amountCents - invoice.amount_cents;
  return surplusCents < 0 ? { result: 'refused', why: 'too_little', missingCents: -surplusCents } : { result: 'pays', surplusCents };
}
