import { useSetAtom } from 'jotai/react';
import type { CartItem } from '@portico/cart/cart-item';
import { totalPrice } from '@portico/cart/cart-rules';
import { usePromoCode } from '../../flows/place-order/use-promo-code.ts';
import { useQuote } from '../../flows/place-order/use-quote.ts';
import { cart } from '../../platform/cart.ts';
import { store } from '../../platform/store.ts';

/** What the cart costs now, with its promo codes, as the server says; until it has answered, as its lines say. */
export function useQuotedCart(items: readonly CartItem[], open: boolean) {
  const { data, isPlaceholderData, isFetching, error } = useQuote(items, open);
  const restore = useSetAtom(cart.restoreAtom);
  const promo = usePromoCode();
  const codes = [...new Set(items.flatMap(({ promocode }) => promocode ?? []))];
  const quote = isPlaceholderData ? undefined : data;

  /** Of the lines as they are by then, in whichever tab. */
  function changeLines(change: (item: CartItem, index: number) => CartItem): void {
    restore(store.get(cart.itemsAtom).map(change));
  }

  return {
    /** For these very lines; undefined while it is asked for. */
    quote,
    /** The total that is seen. What codes take off is not known here, so that their last one stays until there is another. */
    total: (codes.length > 0 ? data : quote)?.total ?? totalPrice(items),
    /** Its answer is on the way, and what is seen may change with it. */
    isOpen: quote === undefined && codes.length > 0,
    /** A quote is asked for, whether there is one or not. */
    isAsking: isFetching,
    /** Why these lines can't be ordered. */
    error,
    codes,
    busy: promo.busy,
    applyCode: async (text: string): Promise<string | null> => {
      const promocode = text.toUpperCase();
      const refused = await promo.tryCode(items, promocode);
      if (refused === null) changeLines((item) => ({ ...item, promocode }));
      return refused;
    },
    removeCode: (code: string) => changeLines((item) => (item.promocode === code ? { ...item, promocode: null } : item)),
    /** Prices that were seen are those of the lines from now on. */
    keepPrices: (): void => {
      if (quote?.items.some(({ price }, index) => price !== items[index]?.price)) {
        const seen = new Map(items.map(({ id }, index) => [id, quote.items[index]?.price]));
        changeLines((item) => ({ ...item, price: seen.get(item.id) ?? item.price }));
      }
    },
  };
}
