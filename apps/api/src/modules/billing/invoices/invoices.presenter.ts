import type { CreditNote, Invoice, InvoiceItem, InvoiceSummary, InvoiceTax, Language, Payment } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import { percentOf } from '@portico/pricing/vat';
import type { Selectable } from 'kysely';
import { isoDay } from '../../../calendar.ts';
import type { InvoiceItemTable } from '../../../database/tables/billing-tables.ts';
import { inLanguage } from '../../../messages/messages.ts';
import { taxOf } from './invoice-tax.ts';
import type { InvoiceRow, InvoiceSummaryRow } from './invoices.repository.ts';

export function presentInvoiceSummary(row: InvoiceSummaryRow): InvoiceSummary {
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
  items: readonly Selectable<InvoiceItemTable>[],
  { payments, creditNotes }: { payments: Payment[]; creditNotes: CreditNote[] },
  locale: Language,
): Invoice {
  return {
    ...presentInvoiceSummary(row),
    items: items.map((item) => presentItem(item, locale)),
    payments,
    tax: presentTax(row),
    credit_notes: creditNotes,
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

function presentItem(item: Selectable<InvoiceItemTable>, locale: Language): InvoiceItem {
  return {
    kind: item.kind,
    description: inLanguage(item.description, locale),
    hostname: item.hostname,
    billing_cycle: item.billing_cycle,
    details: inLanguage(item.details, locale),
    amount: eurosFromCents(item.amount_cents),
  };
}
