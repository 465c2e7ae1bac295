import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@portico/api-client/api-error';
import { useIntl } from '@portico/i18n/react';
import { callOnce } from '../../calls/call-once.ts';
import { describeError } from '../../calls/describe-error.ts';
import { notify } from '../../platform/notifications.tsx';
import { leaveFor } from '../../calls/leave-for.ts';
import { refreshOperations } from '../../calls/refresh-operations.ts';
import { invoiceMessages as m } from './invoices.messages.ts';

/** Pays an invoice: by the balance at once, or by sending the browser to a gateway's page. */
export function usePayInvoice(invoiceId: number) {
  const intl = useIntl();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function pay(methodId: number): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await callOnce('payInvoice', { query: { id: invoiceId }, body: { paymentmethod: methodId } });
      if (answer.next_action === 'redirect') {
        if (!leaveFor(answer.url)) notify.error(intl.formatMessage(m.unexpectedResponse));
        return;
      }
      notify.success(intl.formatMessage(m.paidNow));
    } catch (error) {
      if (!(error instanceof ApiError)) console.error('Error paying the invoice:', error);
      notify.error(error instanceof ApiError ? describeError(intl, error) : intl.formatMessage(m.initiationFailed));
    } finally {
      setBusy(false);
      refreshOperations(client, ['getInvoice', 'listInvoices', 'listServices', 'getAccountMeta']);
    }
  }

  return { pay, busy };
}
