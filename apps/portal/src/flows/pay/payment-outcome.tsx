import { useAtomValue } from 'jotai/react';
import type { Payment } from '@portico/contract';
import type { Message } from '@portico/i18n/define-messages';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import type { CalloutTone } from '@portico/ui/callout';
import { redirectTo, isRedirectingAtom } from './redirect-to-gateway.ts';
import { outcomeMessages, payMessages as m, stageOf } from './pay.messages.ts';
import type { PaymentStage } from './pay.messages.ts';
import { useSyncedPayment } from './use-synced-payment.ts';

type PaymentOutcomeProps = {
  readonly paymentId: string;
  /** The success message; it differs for a top-up. */
  readonly succeeded?: Message;
  /** Leads to a new attempt. Without it there is nothing left to pay, and a payment that took no money isn't mentioned. */
  readonly onAnotherWay: (() => void) | undefined;
};

const tones: Readonly<Record<PaymentStage, CalloutTone>> = {
  open: 'warning',
  processing: 'info',
  succeeded: 'success',
  declined: 'danger',
  cancelled: 'warning',
};

const movesMoney: ReadonlySet<PaymentStage> = new Set(['processing', 'succeeded']);

/** The result of a payment that the payer returns from or left. It comes from the gateway directly, so that a lost webhook does no harm. */
export function PaymentOutcome({ paymentId, succeeded = outcomeMessages.succeeded, onAnotherWay }: PaymentOutcomeProps) {
  const { formatMessage } = useIntl();
  const payment = useSyncedPayment(paymentId);
  const leaving = useAtomValue(isRedirectingAtom);

  if (leaving) return null;
  if (payment.data) {
    // The invoice shows where the money went.
    if (payment.data.credited) return null;
    const stage = stageOf(payment.data);
    if (!onAnotherWay && !movesMoney.has(stage)) return null;
    if (stage === 'open') return onAnotherWay ? <NotFinished payment={payment.data} onAnotherWay={onAnotherWay} /> : null;
    return (
      <Callout tone={tones[stage]} role="status">
        {formatMessage(stage === 'succeeded' ? succeeded : outcomeMessages[stage])}
      </Callout>
    );
  }
  return (
    <Callout tone={payment.isError ? 'warning' : 'info'} role="status">
      {formatMessage(payment.isError ? m.checkFailed : m.checking)}
    </Callout>
  );
}

function NotFinished({ payment, onAnotherWay }: { readonly payment: Payment; readonly onAnotherWay: () => void }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const { url = null, expires_at: until = null } = payment.checkout ?? {};
  return (
    <Callout
      tone={tones.open}
      role="status"
      title={formatMessage(outcomeMessages.open)}
      actions={
        <>
          {url ? (
            <Button variant="primary" onClick={() => redirectTo(url)}>
              {formatMessage(m.finish)}
            </Button>
          ) : null}
          <Button onClick={onAnotherWay}>{formatMessage(m.anotherWay)}</Button>
        </>
      }
    >
      {url && until ? formatMessage(m.finishUntil, { time: dateTime(until) }) : undefined}
    </Callout>
  );
}
