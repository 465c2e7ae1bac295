import { dayAfterPeriod, isoDay } from '../../../calendar.ts';
import type { Period } from './invoice-line.ts';
import type { InvoiceItemRow } from './invoices.repository.ts';

type Line = Pick<InvoiceItemRow, 'kind' | 'period_start' | 'period_end' | 'billing_cycle' | 'activated_at'>;

/**
 * Returns the days that a line pays for. A renewal's are fixed when it is issued; an order's start when its service is set up. Null until
 * then, and for setup fees.
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
