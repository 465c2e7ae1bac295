import type { InvoiceStatus as InvoiceState, InvoiceSummary } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Status } from '@portico/ui/status';
import type { StatusProps } from '@portico/ui/status';
import { serverNow } from '../../platform/server-clock.ts';
import { invoiceMessages as m, invoiceStatusMessages } from './invoices.messages.ts';

const looks: Readonly<Record<InvoiceState, Pick<StatusProps, 'tone' | 'sign'>>> = {
  paid: { tone: 'success' },
  unpaid: { tone: 'warning' },
  cancelled: { tone: 'neutral', sign: 'ring' },
};

type InvoiceStatusProps = { readonly invoice: Pick<InvoiceSummary, 'status' | 'due_date'> };

/** An invoice is due until the end of its day in UTC. */
function isOverdue({ status, due_date: due }: InvoiceStatusProps['invoice']): boolean {
  return status === 'unpaid' && due < new Date(serverNow()).toISOString().slice(0, 10);
}

export function InvoiceStatus({ invoice }: InvoiceStatusProps) {
  const { formatMessage } = useIntl();
  if (isOverdue(invoice)) return <Status tone="danger">{formatMessage(m.overdue)}</Status>;
  return <Status {...looks[invoice.status]}>{formatMessage(invoiceStatusMessages[invoice.status])}</Status>;
}
