import type { InvoiceStatus as InvoiceState } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Status } from '@portico/ui/status';
import type { StatusProps } from '@portico/ui/status';
import { invoiceStatusMessages } from './invoices.messages.ts';

const looks: Readonly<Record<InvoiceState, Pick<StatusProps, 'tone' | 'sign'>>> = {
  paid: { tone: 'ok' },
  unpaid: { tone: 'warn' },
  cancelled: { tone: 'neutral', sign: 'ring' },
};

export function InvoiceStatus({ status }: { readonly status: InvoiceState }) {
  const { formatMessage } = useIntl();
  return <Status {...looks[status]}>{formatMessage(invoiceStatusMessages[status])}</Status>;
}
