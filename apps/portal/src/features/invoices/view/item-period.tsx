import type { Invoice } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { monthsOfCycle } from '@portico/pricing/billing-cycles';
import { invoiceMessages as m } from '../invoices.messages.ts';
import type { ItemGroup } from './group-items.ts';

type ItemPeriodProps = { readonly item: ItemGroup; readonly status: Invoice['status'] };

/** The period the item pays for. A first period has no dates until the service is activated, and never gets any on a cancelled invoice. */
export function ItemPeriod({ item: { kind, period, billing_cycle: cycle }, status }: ItemPeriodProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormatters();
  if (period) return <span>{formatMessage(m.period, { start: date(period.start), end: date(period.end) })}</span>;
  if (kind === 'setup') return <span>{formatMessage(m.oneTime)}</span>;
  return status === 'cancelled' ? null : <span>{formatMessage(m.fromActivation, { months: monthsOfCycle[cycle] })}</span>;
}
