import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toOrderItems } from '@portico/cart/cart-rules';
import type { CartItemDraft } from '@portico/cart/cart-rules';
import { api } from '../../calls/api.ts';

/** Of the server's hour; a cart that is looked at for longer asks anew. */
const freshMs = 10 * 60_000;

/**
 * What these items cost now, with their promo codes; asked where it is seen, and again after an order. While another answer is on its way the former one is
 * given, marked as `isPlaceholderData`: its total is the one that is still seen, its lines are of other items.
 */
export function useQuote(items: readonly CartItemDraft[], isSeen: boolean) {
  const orderItems = toOrderItems(items);
  return useQuery({
    queryKey: ['quoteOrder', orderItems],
    queryFn: ({ signal }) => api.call('quoteOrder', { body: { order_items: orderItems }, signal }),
    enabled: isSeen && items.length > 0,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    gcTime: 0,
  });
}
