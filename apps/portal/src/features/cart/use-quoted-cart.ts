import { useSetAtom } from 'jotai/react';
import type { CartItem } from '@portico/cart/cart-item';
import { totalDue } from '@portico/cart/cart-rules';
import type { QuotedItem } from '@portico/contract';
import { centsFromEuros, eurosFromCents } from '@portico/pricing/money';
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
    total: (codes.length > 0 ? data : quote)?.total ?? totalDue(items),
    /** Something costs another price than its line says. */
    isRepriced: quote?.items.some((quoted, index) => isOtherPrice(quoted, items[index])) ?? false,
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
      const refused = await promo.applyCode(items, promocode);
      if (refused === null) changeLines((item) => ({ ...item, promocode }));
      return refused;
    },
    removeCode: (code: string) => changeLines((item) => (item.promocode === code ? { ...item, promocode: null } : item)),
    /** Prices that were seen are those of the lines from now on. */
    keepPrices: (): void => {
      if (quote?.items.some((quoted, index) => isOtherPrice(quoted, items[index]))) {
        const seen = new Map(items.map((item, index) => [item.id, pricesOf(quote.items[index], item.count)]));
        changeLines((item) => ({ ...item, ...seen.get(item.id) }));
      }
    },
  };
}

/** Of one unit, in euros. */
function pricesOf(quoted: QuotedItem | undefined, count: number): Pick<CartItem, 'price' | 'setup_fee'> | undefined {
  if (!quoted) return undefined;
  const fee = (centsFromEuros(quoted.setup_fee) ?? 0) / count;
  return { price: quoted.price, setup_fee: fee > 0 ? eurosFromCents(fee) : undefined };
}

function isOtherPrice(quoted: QuotedItem, item: CartItem | undefined): boolean {
  const now = pricesOf(quoted, item?.count ?? 1);
  return now?.price !== item?.price || now?.setup_fee !== item?.setup_fee;
}
