import type { TicketStatus as TicketState } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Status } from '@portico/ui/status';
import type { StatusProps } from '@portico/ui/status';
import { ticketStatusMessages } from './support.messages.ts';

const looks: Readonly<Record<TicketState, Pick<StatusProps, 'tone' | 'sign'>>> = {
  open: { tone: 'info' },
  'customer-reply': { tone: 'info' },
  'admin-reply': { tone: 'success' },
  closed: { tone: 'neutral', sign: 'ring' },
};

export function TicketStatus({ status }: { readonly status: TicketState }) {
  const { formatMessage } = useIntl();
  return <Status {...looks[status]}>{formatMessage(ticketStatusMessages[status])}</Status>;
}
