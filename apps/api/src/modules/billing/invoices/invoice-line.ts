import type { BillingCycle } from '@portico/contract';
import type { InvoiceItemKind } from '../../../platform/database/tables/billing-tables.ts';
import type { Translated } from '../../../platform/database/tables/columns.ts';
import type { DetailsByLanguage } from '../../../platform/database/tables/service-tables.ts';

/** One line: what is sold for one period, or what is taken off it. */
export type InvoiceLine = {
  /** What is sold, unless it says otherwise. */
  kind?: InvoiceItemKind;
  description: Translated;
  hostname: string;
  billingCycle: BillingCycle;
  details: DetailsByLanguage;
  amountCents: number;
};

/** ISO days: the first that is paid for, and the first that is not. */
export type Period = { start: string; end: string };

/** A line as it is stored. The period of an order's own invoice is null: it begins when the service is set up (`line-period.ts`). */
export type IssuedLine = InvoiceLine & { serviceId: number | null; period: Period | null };
