import type { BillingCycle } from '@portico/contract';
import type { Translated } from '../../../database/tables/columns.ts';
import type { DetailsByLanguage } from '../../../database/tables/service-tables.ts';

/** One line: what is sold for one period. */
export type InvoiceLine = {
  description: Translated;
  hostname: string;
  billingCycle: BillingCycle;
  details: DetailsByLanguage;
  amountCents: number;
};

/** A line as it stands on its invoice: `periodStart` is an ISO day, and null on the invoice of the order itself. */
export type IssuedLine = InvoiceLine & { serviceId: number | null; periodStart: string | null };
