import type { BillingCycle } from '@portico/contract';
import type { InvoiceItemKind } from '../../../platform/database/tables/billing-tables.ts';
import type { Translated } from '../../../platform/database/tables/columns.ts';
import type { DetailsByLanguage } from '../../../platform/database/tables/service-tables.ts';

/** One invoice line: a service for one period, a setup fee or a discount. */
export type InvoiceLine = {
  /** Defaults to a service. */
  kind?: InvoiceItemKind;
  description: Translated;
  hostname: string;
  billingCycle: BillingCycle;
  details: DetailsByLanguage;
  amountCents: number;
};

/** ISO dates: the first paid day and the first unpaid day. */
export type Period = { start: string; end: string };

/** A line as stored. An order's lines have no period yet, because it starts when the service is set up (`line-period.ts`). */
export type IssuedLine = InvoiceLine & { serviceId: number | null; period: Period | null };
