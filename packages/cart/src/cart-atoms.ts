import { atom } from 'jotai/vanilla';
import type { createStore } from 'jotai/vanilla';
import { readCartItems } from './cart-item.ts';
import type { CartItem } from './cart-item.ts';
import { addItem, cartCount, removeItem, setCount, totalPrice } from './cart-rules.ts';
import type { CartChange, CartItemDraft } from './cart-rules.ts';

/** Section 9: the key of the cart in local storage. */
export const cartKey = 'cart-items';

export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

type Options = {
  /** Told once for each write that fails (storage full or closed); the cart goes on in memory. */
  onStorageError?: (error: unknown) => void;
  now?: () => number;
};

/** The cart of one browser, kept in its local storage and shared by its tabs. */
export function createCartAtoms(storage: CartStorage, { onStorageError = console.error, now = Date.now }: Options = {}) {
  let kept = true;

  function write(items: readonly CartItem[]): void {
    try {
      storage.setItem(cartKey, JSON.stringify(items));
      kept = true;
    } catch (error) {
      kept = false;
      onStorageError(error);
    }
  }

  const stateAtom = atom<readonly CartItem[]>(readCartItems(storage.getItem(cartKey)));

  const replaceAtom = atom(null, (_get, set, items: readonly CartItem[]) => {
    set(stateAtom, items);
    write(items);
  });

  // Another tab may have written, and its event not reached us yet. Where our own last write failed, memory knows more than the storage.
  const latest = (remembered: readonly CartItem[]) => (kept ? readCartItems(storage.getItem(cartKey)) : remembered);

  const addAtom = atom(null, (get, set, draft: CartItemDraft): CartChange => {
    const change = addItem(latest(get(stateAtom)), draft, now());
    if (change.ok) set(replaceAtom, change.items);
    return change;
  });

  const setCountAtom = atom(null, (get, set, id: string, count: number): CartChange => {
    const change = setCount(latest(get(stateAtom)), id, count);
    if (change.ok) set(replaceAtom, change.items);
    return change;
  });

  return {
    itemsAtom: atom((get) => get(stateAtom)),
    countAtom: atom((get) => cartCount(get(stateAtom))),
    /** Euros. */
    totalPriceAtom: atom((get) => totalPrice(get(stateAtom))),
    modalOpenAtom: atom(false),
    addAtom,
    setCountAtom,
    removeAtom: atom(null, (get, set, id: string) => set(replaceAtom, removeItem(latest(get(stateAtom)), id))),
    clearAtom: atom(null, (_get, set) => set(replaceAtom, [])),
    /** Puts lines back, such as after "Undo". */
    restoreAtom: replaceAtom,
    /** Takes over what other tabs write; gives back how to stop. `events` is the window. */
    follow(store: ReturnType<typeof createStore>, events: EventTarget): () => void {
      const onStorage = (event: Event) => {
        // A null key means that the whole storage was cleared.
        if ('key' in event && (event.key === cartKey || event.key === null)) store.set(stateAtom, readCartItems(storage.getItem(cartKey)));
      };
      events.addEventListener('storage', onStorage);
      return () => events.removeEventListener('storage', onStorage);
    },
  };
}

export type CartAtoms = ReturnType<typeof createCartAtoms>;
