import type { Language } from '@portico/contract';
import { netOfEach } from '@portico/pricing/vat';
import { isoDay } from '../../../calendar.ts';
import { inLanguage } from '../../../platform/messages/messages.ts';
import { taxOf } from '../invoices/invoice-tax.ts';
import type { InvoiceItemRow, InvoiceRow } from '../invoices/invoices.repository.ts';
import { linePeriod } from '../invoices/line-period.ts';
import type { SettledBy } from '../payments/settled-by.ts';
import type { BillingDocument } from './billing-document.ts';
import { groupLines } from './group-lines.ts';

/** Returns the document of an invoice, or null if it was issued without a seller. */
export function invoiceDocument(
  invoice: InvoiceRow,
  items: readonly InvoiceItemRow[],
  by: SettledBy | null,
  locale: Language,
): BillingDocument | null {
  const tax = taxOf(invoice);
  if (tax === null) return null;
  const nets = netOfEach(
    items.map(({ amount_cents: cents }) => cents),
    tax,
  );
  return {
    kind: 'invoice',
    locale,
    number: String(invoice.id),
    issuedOn: isoDay(invoice.created_at),
    dueOn: invoice.due_date,
    issuedAt: invoice.created_at,
    status: invoice.status,
    paid: invoice.paid_at === null ? null : { on: isoDay(invoice.paid_at), by },
    tax,
    grossCents: invoice.amount_cents,
    corrects: null,
    lines: groupLines(
      items.map((item, index) => ({
        kind: item.kind,
        description: inLanguage(item.description, locale),
        hostname: item.hostname,
        billingCycle: item.billing_cycle,
        details: inLanguage(item.details, locale),
        period: linePeriod(item),
        amountCents: item.amount_cents,
        netCents: nets[index] ?? 0,
      })),
    ),
  };
}
