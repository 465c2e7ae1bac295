import type { InvoiceStatus } from '@portico/contract';
import { refuse, type Refusal } from '../../../operations/refusal.ts';

const refusals = {
  unpaid: null,
  paid: () => refuse(409, 'invoice_already_paid'),
  cancelled: () => refuse(409, 'invoice_cancelled'),
} as const satisfies Record<InvoiceStatus, (() => Refusal<409>) | null>;

/** Only unpaid invoices can be paid. Paid and cancelled are final. */
export function refusalToPay(status: InvoiceStatus): Refusal<409> | null {
  return refusals[status]?.() ?? null;
}
