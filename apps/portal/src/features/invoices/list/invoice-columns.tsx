import { useMemo } from 'react';
import type { InvoiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import type { TableColumn } from '@portico/ui/table';
import { InvoiceStatus } from '../invoice-status.tsx';
import { InvoiceTitle } from './invoice-title.tsx';
import { invoiceMessages as m } from '../invoices.messages.ts';

/** Section 2: id, amount, created date, due date, paid date, status. The description is below the id. */
export function useInvoiceColumns(): TableColumn<InvoiceSummary>[] {
  const { formatMessage } = useIntl();
  const { date, money } = useFormatters();
  return useMemo(
    () => [
      { id: 'id', header: formatMessage(m.number), narrow: 'title', cell: (invoice) => <InvoiceTitle invoice={invoice} /> },
      { id: 'amount', header: formatMessage(m.amount), align: 'end', narrow: 'note-end', cell: (invoice) => money(invoice.amount) },
      {
        id: 'created',
        header: formatMessage(m.created),
        muted: true,
        drop: 'next',
        narrow: 'hidden',
        cell: (invoice) => date(invoice.created_date),
      },
      { id: 'due', header: formatMessage(m.due), muted: true, narrow: 'note', cell: (invoice) => date(invoice.due_date) },
      {
        id: 'paid',
        header: formatMessage(m.paid),
        muted: true,
        drop: 'first',
        narrow: 'hidden',
        cell: (invoice) => (invoice.paid_date ? date(invoice.paid_date) : formatMessage(m.none)),
      },
      { id: 'status', header: formatMessage(m.status), narrow: 'corner', cell: (invoice) => <InvoiceStatus invoice={invoice} /> },
    ],
    [formatMessage, date, money],
  );
}
