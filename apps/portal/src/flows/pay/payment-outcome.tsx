import { useQuery } from '@tanstack/react-query';
import type { Message } from '@portico/i18n/define-messages';
import type { PaymentStatus } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Callout } from '@portico/ui/callout';
import type { CalloutTone } from '@portico/ui/callout';
import { payMessages as m } from './pay.messages.ts';
import { paymentSyncQuery } from './pay.queries.ts';

type PaymentOutcomeProps = {
  readonly paymentId: string;
  /** What to say when it succeeded; it differs for a top-up. */
  readonly succeeded?: Message;
};

const tones: Readonly<Record<PaymentStatus, CalloutTone>> = { pending: 'info', succeeded: 'ok', declined: 'bad', cancelled: 'warn' };

/** What came of a payment that the payer returns from. The gateway itself is asked, so that a lost webhook costs nothing. */
export function PaymentOutcome({ paymentId, succeeded = m.succeeded }: PaymentOutcomeProps) {
  const { formatMessage } = useIntl();
  const payment = useQuery(paymentSyncQuery(paymentId));
  const status = payment.data?.status;

  if (payment.isError && !status) return <Callout tone="warn">{formatMessage(m.checkFailed)}</Callout>;
  if (!status) return <Callout tone="info">{formatMessage(m.checking)}</Callout>;
  return <Callout tone={tones[status]}>{formatMessage(status === 'succeeded' ? succeeded : m[status])}</Callout>;
}
