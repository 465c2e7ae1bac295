import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@portico/api-client/api-error';
import type { FieldError, OrderRequest } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { goTo } from '../platform/navigation.ts';
import { notify } from '../platform/notifications.tsx';
import { callOnce } from './call-once.ts';
import { describeError } from './describe-error.ts';
import { placeOrderMessages as m } from './place-order.messages.ts';
import { refreshOperations } from './refresh-operations.ts';

type Refusal = FieldError & {
  /** Position of the refused item in the order. */
  readonly item: number;
};

/** What a refusal says of single items, from paths such as `order_items.0.configoptions.os`; the path is then the item's own. */
function refusalsOf(error: unknown): Refusal[] {
  const errors = error instanceof ApiError ? error.errors : [];
  return errors.flatMap((issue) => {
    const [, item, path = ''] = /^order_items\.(\d+)\.?(.*)$/u.exec(issue.path) ?? [];
    return item === undefined ? [] : [{ ...issue, path, item: Number(item) }];
  });
}

type PlaceOrderOptions = {
  /** The server has answered without an error: whatever the order came from is done with. */
  readonly onAnswered?: () => void;
};

/** Places an order. Success: its message, then the invoice. An error: its message, and everything stays as it is. */
export function usePlaceOrder({ onAnswered }: PlaceOrderOptions = {}) {
  const intl = useIntl();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  async function placeOrder(order: OrderRequest): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusals([]);
    try {
      const { status, message, invoice_id: invoiceId } = await callOnce('placeOrder', { body: order });
      onAnswered?.();
      if (status !== 'success') return;
      notify.success(message || intl.formatMessage(m.placed));
      refreshOperations(client, ['listInvoices', 'listServices', 'getAccountMeta']);
      await goTo(`/invoices/invoice/${invoiceId}`);
    } catch (error) {
      if (!(error instanceof ApiError)) console.error('Error placing the order:', error);
      setRefusals(refusalsOf(error));
      notify.error(error instanceof ApiError ? describeError(intl, error) : intl.formatMessage(m.failed));
    } finally {
      setBusy(false);
    }
  }

  return { placeOrder, busy, refusals };
}
