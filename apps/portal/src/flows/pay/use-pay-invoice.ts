import { useState } from 'react';
import { useIsFetching } from '@tanstack/react-query';
import type { ReadId } from '@portico/api-client/operation-types';
import { useIntl } from '@portico/i18n/react';
import { useOperation } from '../../operations/use-operation.ts';
import { notify, paymentFact } from '../../platform/notifications.tsx';
import { useIsHere } from '../../platform/use-is-here.ts';
import { redirectTo } from './redirect-to-gateway.ts';
import { payMessages as m } from './pay.messages.ts';

const invoiceKey = ['getInvoice' satisfies ReadId];

/**
 * Pays an invoice: at once from the balance or a saved card, otherwise on a gateway's page. After a payment at once it is busy until the
 * invoice has been read again, so that nothing offers to pay it twice. `isChanging` is true while the balance may have changed before the
 * invoice that it pays.
 */
export function usePayInvoice() {
  const { formatMessage } = useIntl();
  const isReading = useIsFetching({ queryKey: invoiceKey }) > 0;
  const [isPaid, setPaid] = useState(false);
  const isHere = useIsHere();
  const { run, busy } = useOperation('payInvoice', {
    failed: m.initiationFailed,
    fact: paymentFact,
    onSuccess: ({ status, next_action: nextAction, url }) => {
      const isRedirect = nextAction === 'redirect';
      // The invoice lists the open payment, with a link to continue it.
      if (isRedirect && !isHere()) return;
      if (status !== 'success' || (isRedirect && !redirectTo(url)))
        notify.error(formatMessage(m.unexpectedResponse), undefined, paymentFact);
      else if (!isRedirect) {
        setPaid(true);
        notify.success(formatMessage(m.paid), undefined, paymentFact);
      }
    },
  });
  return { run, busy: busy || (isPaid && isReading), isChanging: busy || isReading };
}
