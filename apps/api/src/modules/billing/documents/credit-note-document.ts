import type { Language } from '@portico/contract';
import { isoDay } from '../../../calendar.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { creditNoteNumber } from '../credits/credit-note-number.ts';
import type { CreditNoteRow } from '../credits/credit-notes.repository.ts';
import { taxOf } from '../invoices/invoice-tax.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';
import type { RefundOfNote } from '../refunds/refunds.repository.ts';
import type { BillingDocument } from './billing-document.ts';

/**
 * Returns the document of a credit note, with the seller and buyer of its invoice. Null if the invoice has no seller. Without a refund by
 * the gateway, or after a failed one, the money is on the balance.
 */
export function creditNoteDocument(
  note: CreditNoteRow,
  invoice: InvoiceRow,
  refund: Pick<RefundOfNote, 'status'> | undefined,
  locale: Language,
): BillingDocument | null {
  const { id, amount_cents: grossCents, net_cents: netCents, vat_cents: vatCents, reason, created_at: issuedAt } = note;
  const tax = taxOf(invoice);
  if (tax === null || netCents === null || vatCents === null) return null;
  const number = String(invoice.id);
  const refundedTo = refund === undefined || refund.status === 'failed' ? 'balance' : 'payer';
  return {
    kind: 'creditNote',
    locale,
    number: creditNoteNumber(id),
    issuedOn: isoDay(issuedAt),
    dueOn: null,
    issuedAt,
    status: null,
    paid: null,
    tax: { ...tax, netCents, vatCents },
    grossCents,
    corrects: { number, issuedOn: isoDay(invoice.created_at), reason, refundedTo },
    lines: [
      {
        kind: 'refund',
        description: sentence(locale, 'documents.refundOf', { number }),
        count: 1,
        hostnames: [],
        billingCycle: null,
        details: [],
        period: null,
        amountCents: tax.prices === 'gross' ? grossCents : netCents,
        netCents,
      },
    ],
  };
}
