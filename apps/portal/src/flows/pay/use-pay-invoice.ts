import { useIntl } from '@portico/i18n/react';
import { useOperation } from '../../operations/use-operation.ts';
import { notify, paymentFact } from '../../platform/notifications.tsx';
import { redirectTo } from './redirect-to-gateway.ts';
import { payMessages as m } from './pay.messages.ts';

/** Pays an invoice: at once from the balance or a saved card, otherwise on a gateway's page. */
export function usePayInvoice() {
  const { formatMessage } = useIntl();
  return useOperation('payInvoice', {
    failed: m.initiationFailed,
    fact: paymentFact,
    onSuccess: ({ next_action: nextAction, url }) => {
      if (nextAction !== 'redirect') notify.success(formatMessage(m.paid), undefined, paymentFact);
      else if (!redirectTo(url)) notify.error(formatMessage(m.unexpectedResponse));
    },
  });
}
