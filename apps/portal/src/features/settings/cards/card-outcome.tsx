import { useAtomValue } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { redirectTo, isRedirectingAtom } from '../../../flows/pay/redirect-to-gateway.ts';
import { useSyncedPayment } from '../../../flows/pay/use-synced-payment.ts';
import { cardMessages as m } from './cards.messages.ts';

/** The result of saving a card, as the gateway reports it. */
export function CardOutcome({ paymentId }: { readonly paymentId: string }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const synced = useSyncedPayment(paymentId);
  const leaving = useAtomValue(isRedirectingAtom);

  if (leaving) return null;
  if (!synced.data) {
    return (
      <Callout tone={synced.isError ? 'warning' : 'info'} role="status">
        {formatMessage(synced.isError ? m.checkFailed : m.checking)}
      </Callout>
    );
  }
  const { status, checkout } = synced.data;
  if (status !== 'pending') {
    return (
      <Callout tone={status === 'succeeded' ? 'success' : 'warning'} role="status">
        {formatMessage(status === 'succeeded' ? m.saved : m.notSaved)}
      </Callout>
    );
  }
  const { url = null, expires_at: until = null } = checkout ?? {};
  return (
    <Callout
      tone="warning"
      role="status"
      title={formatMessage(m.open)}
      actions={url ? <Button onClick={() => redirectTo(url)}>{formatMessage(m.finish)}</Button> : null}
    >
      {url && until ? formatMessage(m.finishUntil, { time: dateTime(until) }) : undefined}
    </Callout>
  );
}
