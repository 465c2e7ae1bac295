import { dayAfterPeriod, isoDay } from '../../../calendar.ts';
import type { Period } from './invoice-line.ts';
import type { InvoiceItemRow } from './invoices.repository.ts';

type Line = Pick<InvoiceItemRow, 'kind' | 'period_start' | 'period_end' | 'billing_cycle' | 'activated_at'>;

/**
 * The days that a line pays for. A renewal's are frozen when it is issued; an order's begin on the day its service is set up.
 * Null until then, and for a one-time fee.
 */
export function linePeriod({
  kind,
  period_start: start,
  period_end: end,
  billing_cycle: cycle,
  activated_at: activatedAt,
}: Line): Period | null {
  if (start !== null && end !== null) return { start, end };
  if (kind === 'setup' || activatedAt === null) return null;
  const first = isoDay(activatedAt);
  return { start: first, end: dayAfterPeriod(first, cycle) };
}
