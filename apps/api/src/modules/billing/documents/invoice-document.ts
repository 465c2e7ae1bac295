import type { Language } from '@portico/contract';
import { netOfEach } from '@portico/pricing/vat';
import type { Selectable } from 'kysely';
import { isoDay } from '../../../calendar.ts';
import type { InvoiceItemTable } from '../../../database/tables/billing-tables.ts';
import { inLanguage } from '../../../messages/messages.ts';
import { taxOf } from '../invoices/invoice-tax.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';
import type { BillingDocument } from './billing-document.ts';

/** The document of an invoice; null where none can be made, since it was issued without a seller. */
export function invoiceDocument(
  invoice: InvoiceRow,
  items: readonly Selectable<InvoiceItemTable>[],
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
    tax,
    grossCents: invoice.amount_cents,
    corrects: null,
    lines: items.map(({ period_start: start, period_end: end, ...item }, index) => ({
      description: inLanguage(item.description, locale),
      hostname: item.hostname,
      billingCycle: item.kind === 'setup' ? null : item.billing_cycle,
      details: inLanguage(item.details, locale),
      period: start === null || end === null ? null : { start, end },
      amountCents: item.amount_cents,
      netCents: nets[index] ?? 0,
    })),
  };
}
