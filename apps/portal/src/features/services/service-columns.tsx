import { useMemo } from 'react';
import type { ServiceSummary } from '@portico/contract';
import { useFormatters, useIntl } from '@portico/i18n/react';
import type { TableColumn } from '@portico/ui/table';
import { billingCycleMessages } from '../../platform/vocabulary.messages.ts';
import { ServiceStatus } from './service-status.tsx';
import { serviceMessages as m } from './services.messages.ts';

/** Section 2: hostname, tariff name, country, billing cycle, status, next due date, renewal cost. */
export function useServiceColumns(): TableColumn<ServiceSummary>[] {
  const { formatMessage } = useIntl();
  const { date, money } = useFormatters();
  return useMemo(
    () => [
      { id: 'hostname', header: formatMessage(m.hostname), mono: true, narrow: 'title', cell: (service) => service.hostname },
      { id: 'tariff', header: formatMessage(m.tariff), cell: (service) => service.tariff_name },
      { id: 'country', header: formatMessage(m.country), muted: true, cell: (service) => service.city },
      {
        id: 'cycle',
        header: formatMessage(m.cycle),
        muted: true,
        cell: (service) => formatMessage(billingCycleMessages[service.billing_cycle]),
      },
      { id: 'status', header: formatMessage(m.status), narrow: 'corner', cell: (service) => <ServiceStatus status={service.status} /> },
      {
        id: 'due',
        header: formatMessage(m.nextDue),
        muted: true,
        cell: (service) => (service.next_due_date ? date(service.next_due_date) : formatMessage(m.none)),
      },
      { id: 'renewal', header: formatMessage(m.renewal), align: 'end', cell: (service) => money(service.renewal_cost) },
    ],
    [formatMessage, date, money],
  );
}
