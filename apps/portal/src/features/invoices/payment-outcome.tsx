import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message } from '@portico/i18n/define-messages';
import type { PaymentStatus } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import type { CalloutTone } from '@portico/ui/callout';
import { refreshOperations } from '../../calls/refresh-operations.ts';
import { paymentSyncQuery } from './invoices.queries.ts';
import { invoiceMessages as m } from './invoices.messages.ts';

type PaymentOutcomeProps = {
  readonly paymentId: string;
  /** What to say when it succeeded; it differs for a top-up. */
  readonly succeeded?: Message;
};

const outcomes: Readonly<Record<PaymentStatus, { readonly tone: CalloutTone; readonly message: Message }>> = {
  pending: { tone: 'info', message: m.pending },
  succeeded: { tone: 'ok', message: m.succeeded },
  declined: { tone: 'bad', message: m.declined },
  cancelled: { tone: 'warn', message: m.left },
};

/** What came of a payment that the payer returns from. The gateway itself is asked, so that a lost webhook costs nothing. */
export function PaymentOutcome({ paymentId, succeeded = m.succeeded }: PaymentOutcomeProps) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const payment = useQuery(paymentSyncQuery(paymentId));
  const status = payment.data?.status;

  useEffect(() => {
    if (status) refreshOperations(client, ['getInvoice', 'listInvoices', 'getAccountMeta', 'listServices']);
  }, [client, status]);

  if (payment.isError && !payment.data) return <Callout tone="warn">{formatMessage(m.checkFailed)}</Callout>;
  if (!status) return <Callout tone="info">{formatMessage(m.checking)}</Callout>;
  const { tone, message } = outcomes[status];
  return <Callout tone={tone}>{formatMessage(status === 'succeeded' ? succeeded : message)}</Callout>;
}
