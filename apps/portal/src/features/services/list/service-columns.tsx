import { useMemo } from 'react';
import type { ServiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import type { VirtualTableColumn } from '@portico/ui/virtual-table';
import { billingCycleMessages } from '../../../operations/billing-cycle.messages.ts';
import { Hostname } from '../../../platform/hostname.tsx';
import { ServiceStatus } from '../service-status.tsx';
import { serviceMessages as m } from '../services.messages.ts';
import { usePlace } from '../use-place.ts';
import { UnpaidDueDate } from './unpaid-due-date.tsx';

/** Section 2: hostname, tariff name, country, billing cycle, status, next due date, renewal cost. On a phone a row has two lines. */
export function useServiceColumns(): VirtualTableColumn<ServiceSummary>[] {
  const { formatMessage } = useIntl();
  const { date, money } = useFormatters();
  const place = usePlace();
  return useMemo(
    () => [
      {
        id: 'hostname',
        header: formatMessage(m.hostname),
        mono: true,
        sortable: true,
        narrow: 'title',
        share: 1.8,
        cell: (service) => <Hostname>{service.hostname}</Hostname>,
      },
      {
        id: 'tariff_name',
        header: formatMessage(m.tariff),
        sortable: true,
        narrow: 'note',
        share: 1.2,
        cell: (service) => service.tariff_name,
      },
      { id: 'country', header: formatMessage(m.country), muted: true, drop: 'first', narrow: 'hidden', share: 1.4, cell: place },
      {
        id: 'billing_cycle',
        header: formatMessage(m.cycle),
        muted: true,
        drop: 'first',
        narrow: 'hidden',
        cell: (service) => formatMessage(billingCycleMessages[service.billing_cycle]),
      },
      {
        id: 'status',
        header: formatMessage(m.status),
        sortable: true,
        narrow: 'corner',
        share: 1.6,
        cell: (service) => <ServiceStatus service={service} />,
      },
      {
        id: 'next_due_date',
        header: formatMessage(m.nextDue),
        muted: true,
        sortable: true,
        drop: 'next',
        narrow: 'hidden',
        share: 1.2,
        cell: ({ next_due_date: due, unpaid_invoice: unpaid, ends_on: ends }) =>
          unpaid ? <UnpaidDueDate invoice={unpaid} due={due} /> : due && !ends ? date(due) : formatMessage(m.none),
      },
      {
        id: 'renewal_cost',
        header: formatMessage(m.renewal),
        align: 'end',
        sortable: true,
        narrow: 'note-end',
        cell: (service) => money(service.renewal_cost),
      },
    ],
    [formatMessage, date, money, place],
  );
}
