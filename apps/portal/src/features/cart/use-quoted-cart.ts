import { useSetAtom } from 'jotai/react';
import type { CartItem } from '@portico/cart/cart-item';
import { totalDue } from '@portico/cart/cart-rules';
import type { QuotedItem } from '@portico/contract';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
import { usePromoCode } from '../../flows/place-order/use-promo-code.ts';
import { useQuote } from '../../flows/place-order/use-quote.ts';
import { cart } from '../../platform/cart.ts';
import { store } from '../../platform/store.ts';

/** Prices the cart with its promo codes by the server's quote, and by the lines' own prices until the quote arrives. */
export function useQuotedCart(items: readonly CartItem[], open: boolean) {
  const { data, isPlaceholderData, isFetching, error } = useQuote(items, open);
  const restore = useSetAtom(cart.restoreAtom);
  const promo = usePromoCode();
  const codes = [...new Set(items.flatMap(({ promocode }) => promocode ?? []))];
  const quote = isPlaceholderData ? undefined : data;

  /** Reads the lines again before changing them, because another tab may have edited the cart. */
  function changeLines(change: (item: CartItem, index: number) => CartItem): void {
    restore(store.get(cart.itemsAtom).map(change));
  }

  return {
    /** The quote for exactly these lines; undefined while it loads. */
    quote,
    /** The total to show, in euros. With promo codes it is the last quoted total, because only the server knows the discounts. */
    total: (codes.length > 0 ? data : quote)?.total ?? totalDue(items),
    /** At least one line's price differs from its quote. */
    isRepriced: quote?.items.some((quoted, index) => isOtherPrice(quoted, items[index])) ?? false,
    /** A quote with promo codes is loading, and the shown total may change. */
    isOpen: quote === undefined && codes.length > 0,
    /** A quote is loading, even if one is already shown. */
    isAsking: isFetching,
    /** Why these lines can't be ordered. */
    error,
    codes,
    busy: promo.busy,
    applyCode: async (text: string): Promise<string | null> => {
      const promocode = text.toUpperCase();
      const refused = await promo.applyCode(items, promocode);
      if (refused === null) changeLines((item) => ({ ...item, promocode }));
      return refused;
    },
    removeCode: (code: string) => changeLines((item) => (item.promocode === code ? { ...item, promocode: null } : item)),
    /** Stores the quoted prices on the lines. */
    keepPrices: (): void => {
      if (quote?.items.some((quoted, index) => isOtherPrice(quoted, items[index]))) {
        const seen = new Map(items.map((item, index) => [item.id, pricesOf(quote.items[index], item.count)]));
        changeLines((item) => ({ ...item, ...seen.get(item.id) }));
      }
    },
  };
}

/** Returns prices of one unit, in euros. */
function pricesOf(quoted: QuotedItem | undefined, count: number): Pick<CartItem, 'price' | 'setup_fee'> | undefined {
  if (!quoted) return undefined;
  const fee = (centsFromEuros(quoted.setup_fee) ?? 0) / count;
  return { price: quoted.price, setup_fee: fee > 0 ? eurosFromCents(fee) : undefined };
}

function isOtherPrice(quoted: QuotedItem, item: CartItem | undefined): boolean {
  const now = pricesOf(quoted, item?.count ?? 1);
  return now?.price !== item?.price || now?.setup_fee !== item?.setup_fee;
}
