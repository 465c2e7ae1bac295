import { ApiError } from '@portico/api-client/api-error';
import { metadataOf } from '@portico/api-client/result-metadata';
import type { OrderRequest } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { confirmDone } from '../../operations/confirm-done.ts';
import { showFailure } from '../../operations/failures/describe-error.ts';
import { unansweredInputs } from '../../operations/unanswered-inputs.ts';
import { useOperation } from '../../operations/use-operation.ts';
import { closedArea } from '../../operations/rights/rights.ts';
import { addressOf } from '../../platform/route-names.ts';
import { localeAtom } from '../../platform/locale.ts';
import { cartFact, notify } from '../../platform/notifications.tsx';
import { session, store } from '../../platform/store.ts';
import { goKeepingChanges } from '../../platform/unsaved-forms.ts';
import { isAddressRequired } from './order-address.tsx';
import { priceChangeOf } from './price-change.tsx';
import { placeOrderMessages as m } from './place-order.messages.ts';

/** The same items count as the same order, at any price shown. */
const withoutPrice = ({ quote: _quote, total: _total, ...ordered }: OrderRequest) => ordered;

const withoutCodes = ({ order_items: items }: Pick<OrderRequest, 'order_items'>) =>
  JSON.stringify(items.map((item) => ({ ...item, promocode: null })));

/**
 * Returns an earlier order of the same items with another promo code whose answer was lost, at the price now shown. It may have been placed
 * and have used up its code; then this order would be a second one.
 */
function unansweredOrder(order: OrderRequest): OrderRequest | undefined {
  const items = withoutCodes(order);
  // These are the inputs of `usePlaceOrder`.
  const unanswered = unansweredInputs('placeOrder') as ReturnType<typeof withoutPrice>[];
  const earlier = unanswered.find((one) => withoutCodes(one) === items);
  // The same order has the same key anyway.
  if (!earlier || JSON.stringify(earlier) === JSON.stringify(withoutPrice(order))) return undefined;
  return { ...earlier, ...(order.total !== undefined && { total: order.total }) };
}

type PlaceOrderOptions = {
  /** Called after a successful answer, when the source of the order is no longer needed. */
  readonly onAnswered?: () => void;
};

/** Places an order. On success it shows the message and opens the invoice; on an error it shows the message and changes nothing. */
export function usePlaceOrder({ onAnswered }: PlaceOrderOptions = {}) {
  const { formatMessage } = useIntl();
  return useOperation('placeOrder', {
    failed: m.failed,
    idempotencyInput: ({ body }) => withoutPrice(body),
    unanswered: ({ body }) => {
      const earlier = unansweredOrder(body);
      return earlier && { body: earlier };
    },
    onFailure: (error) => {
      // A changed price and a missing address are questions on the page, not failures.
      if (isAskedInPlace(error)) return;
      const cameThrough = !(error instanceof ApiError) || error.code !== 'network';
      showFailure(error, { fallback: m.failed, failureTitle: cameThrough ? undefined : m.failed, fact: cartFact });
    },
    onSuccess: async (answer) => {
      const { status, message, invoice_id: invoiceId } = answer;
      onAnswered?.();
      if (status !== 'success') {
        if (message) notify.info(message, undefined, cartFact);
        return;
      }
      const isReadable = metadataOf(answer).language === store.get(localeAtom);
      const done = (isReadable && message) || formatMessage(m.placed);
      confirmDone(answer, { done, alreadyDone: formatMessage(m.alreadyPlaced) }, cartFact);
      const invoice = addressOf('invoice-view', { id: String(invoiceId) });
      // A role without access to invoices sees what it ordered among the services.
      await goKeepingChanges(closedArea(store.get(session.userAtom), invoice) === null ? invoice : '/services');
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
