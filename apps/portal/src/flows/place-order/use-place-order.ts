import { ApiError } from '@portico/api-client/api-error';
import { useIntl } from '@portico/i18n/react';
import { showFailure } from '../../operations/failures/describe-error.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { addressOf } from '../../platform/route-names.ts';
import { cartFact, notify } from '../../platform/notifications.tsx';
import { goKeepingChanges } from '../../platform/unsaved-forms.ts';
import { isAddressRequired } from './order-address.tsx';
import { priceChangeOf } from './price-change.tsx';
import { placeOrderMessages as m } from './place-order.messages.ts';

type PlaceOrderOptions = {
  /** Called after a successful answer, when the source of the order is no longer needed. */
  readonly onAnswered?: () => void;
};

/** Places an order. On success it shows the message and opens the invoice; on an error it shows the message and changes nothing. */
export function usePlaceOrder({ onAnswered }: PlaceOrderOptions = {}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return useOperation('placeOrder', {
    failed: m.failed,
    // The same items count as the same order, at any price shown.
    idempotencyInput: ({ body: { quote: _quote, total: _total, ...ordered } }) => ordered,
    onFailure: (error) => {
      // A changed price and a missing address are questions on the page, not failures.
      if (isAskedInPlace(error)) return;
      const cameThrough = !(error instanceof ApiError) || error.code !== 'network';
      showFailure(intl, error, { fallback: m.failed, failureTitle: cameThrough ? undefined : m.failed, fact: cartFact });
    },
    onSuccess: async ({ status, message, invoice_id: invoiceId }) => {
      onAnswered?.();
      if (status !== 'success') {
        if (message) notify.info(message, undefined, cartFact);
        return;
      }
      notify.success(message || formatMessage(m.placed), undefined, cartFact);
      await goKeepingChanges(addressOf('invoice-view', { id: String(invoiceId) }));
    },
  });
}

/** True for refusals that the page turns into a question. */
export function isAskedInPlace(error: unknown): boolean {
  return priceChangeOf(error) !== null || isAddressRequired(error);
}

/** Returns the positions of the items named by a refusal, in paths such as `order_items.0.configoptions.os`. */
export function refusedItems(error: unknown): ReadonlySet<number> {
  const errors = error instanceof ApiError ? error.errors : [];
  return new Set(errors.flatMap(({ path }) => /^order_items\.(\d+)/u.exec(path)?.[1] ?? []).map(Number));
}
