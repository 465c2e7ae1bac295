import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toOrderItems } from '@portico/cart/cart-rules';
import type { CartItemDraft } from '@portico/cart/cart-rules';
import type { Quote } from '@portico/contract';
import { api } from '../../operations/api.ts';
import { useOffered } from '../../operations/offers/use-offered.ts';
import { serverNow } from '../../platform/server-clock.ts';

/** A quote that an order names must hold until the server has read it. */
const marginMs = 60_000;
/** Longer than a provider holds its prices, as a rule (QUOTE_MINUTES). */
const keptMs = 3_600_000;

/**
 * What these items cost now, with their promo codes; asked where it is seen, once for as long as the quote holds, and again after an order. While another answer is on its way the former one is
 * given, marked as `isPlaceholderData`: its total is the one that is still seen, its lines are of other items.
 */
export function useQuote(items: readonly CartItemDraft[], isSeen: boolean) {
  const orderItems = toOrderItems(items);
  const isOffered = useOffered('quoteOrder');
  return useQuery({
    queryKey: ['quoteOrder', orderItems],
    queryFn: ({ signal }) => api.call('quoteOrder', { body: { order_items: orderItems }, signal }),
    enabled: isOffered && isSeen && items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: ({ state: { data, dataUpdatedAt } }) => (data ? Date.now() - dataUpdatedAt + heldForMs(data) : 0),
    gcTime: keptMs,
  });
}

/** For how long its prices are still held; below zero once it is over. */
function heldForMs({ expires_at: expiresAt }: Quote): number {
  return Date.parse(expiresAt) - marginMs - serverNow();
}
