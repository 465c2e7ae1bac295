import type { CreditNote, Invoice, InvoiceItem, InvoiceSummary, InvoiceTax, Language, Payment } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import { percentOf } from '@portico/pricing/vat';
import { addDays, isoDay } from '../../../calendar.ts';
import { inLanguage } from '../../../platform/messages/messages.ts';
import { taxOf } from './invoice-tax.ts';
import type { InvoiceItemRow, InvoiceRow, InvoiceSubject, InvoiceSummaryRow } from './invoices.repository.ts';
import { linePeriod } from './line-period.ts';

export function presentInvoiceSummary(row: InvoiceSummaryRow, subject: InvoiceSubject | undefined, locale: Language): InvoiceSummary {
  return {
    ...presentState(row),
    description: subject === undefined ? null : inLanguage(subject.description, locale),
    other_services: subject?.others ?? 0,
  };
}

function presentState(row: InvoiceSummaryRow) {
  return {
    id: row.id,
    amount: eurosFromCents(row.amount_cents),
    created_date: isoDay(row.created_at),
    due_date: row.due_date,
    paid_date: row.paid_at === null ? null : isoDay(row.paid_at),
    status: row.status,
  };
}

export function presentInvoice(
  row: InvoiceRow,
  items: readonly InvoiceItemRow[],
  { payments, creditNotes, orderExpiresOn }: { payments: Payment[]; creditNotes: CreditNote[]; orderExpiresOn: string | null },
  locale: Language,
): Invoice {
  return {
    ...presentState(row),
    items: items.map((item) => presentItem(item, locale)),
    payments,
    tax: presentTax(row),
    credit_notes: creditNotes,
    order_expires_on: orderExpiresOn,
  };
}

function presentTax(row: InvoiceRow): InvoiceTax | null {
  const tax = taxOf(row);
  if (tax === null) return null;
  const { prices, treatment, rateBasisPoints, buyer } = tax;
  const { bank: _bank, ...seller } = tax.seller;
  const net = eurosFromCents(tax.netCents);
  const vat = eurosFromCents(tax.vatCents);
  return { prices, treatment, net, vat, rates: [{ rate: percentOf(rateBasisPoints), net, vat }], seller, buyer };
}

function presentItem(item: InvoiceItemRow, locale: Language): InvoiceItem {
  const period = linePeriod(item);
  return {
    kind: item.kind,
    description: inLanguage(item.description, locale),
    hostname: item.hostname,
    billing_cycle: item.billing_cycle,
    period: period && { start: period.start, end: addDays(period.end, -1) },
    details: inLanguage(item.details, locale),
    amount: eurosFromCents(item.amount_cents),
  };
}
