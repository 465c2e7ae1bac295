import * as v from 'valibot';
import { listSearch } from '../../../lists/list-search.ts';

export const invoiceStatuses = ['unpaid', 'paid', 'cancelled'] as const;

/** `payment` is the id of the top-up the payer returns from. */
export const invoiceListSearch = v.object({
  ...listSearch(invoiceStatuses).entries,
  payment: v.fallback(v.optional(v.string()), undefined),
});

export type InvoiceListSearch = v.InferOutput<typeof invoiceListSearch>;
