import type { BillingCycle, InvoiceStatus, Language } from '@portico/contract';
import type { InvoiceItemKind } from '../../../platform/database/tables/billing-tables.ts';
import type { Period } from '../invoices/invoice-line.ts';
import type { InvoiceTaxation } from '../invoices/invoice-taxation.ts';
import type { SettledBy } from '../payments/settled-by.ts';

/** One printed line for `count` identical items. `amountCents` is their total as priced, `netCents` their total without VAT. */
export type DocumentLine = {
  kind: InvoiceItemKind | 'refund';
  description: string;
  count: number;
  hostnames: readonly string[];
  billingCycle: BillingCycle | null;
  details: readonly { name: string; value: string }[];
  period: Period | null;
  amountCents: number;
  netCents: number;
};

/** All content of an invoice or credit note, for the PDF and its embedded e-invoice. Rendering computes nothing further. */
export type BillingDocument = {
  kind: 'invoice' | 'creditNote';
  locale: Language;
  number: string;
  /** ISO dates. */
  issuedOn: string;
  dueOn: string | null;
  issuedAt: Date;
  /** Null for a credit note. */
  status: InvoiceStatus | null;
  /** Null until paid. `by` is null if there was nothing to pay. */
  paid: { on: string; by: SettledBy | null } | null;
  tax: InvoiceTaxation;
  grossCents: number;
  lines: readonly DocumentLine[];
  /** The invoice that a credit note corrects. Null for an invoice. */
  corrects: { number: string; issuedOn: string; reason: string; refundedTo: 'balance' | 'payer' } | null;
};
