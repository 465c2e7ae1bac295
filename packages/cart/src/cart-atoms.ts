import { atom } from 'jotai/vanilla';
import type { Atom, createStore } from 'jotai/vanilla';
import { readCartItems } from './cart-item.ts';
import type { CartItem } from './cart-item.ts';
import { addItem, cartCount, removeItem, setCount, totalPrice } from './cart-rules.ts';
import type { CartChange, CartItemDraft } from './cart-rules.ts';

/** Section 9: the cart's key in local storage. */
export const cartKey = 'cart-items';

export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

type Options = {
  /** Called once for each failed write (storage full or blocked); the cart continues in memory. */
  onStorageError?: (error: unknown) => void;
  now?: () => number;
  /** Id of the user whose cart is shown; null while unknown. */
  ownerAtom?: Atom<number | null>;
};

/** Lines without an owner are shown to the current user. */
function isOf(owner: number | null): (item: CartItem) => boolean {
  return (item) => item.owner === undefined || item.owner === owner;
}

/**
 * Creates the carts of one browser, stored in its local storage and shared by its tabs. A line belongs to the user who added it: no other
 * user sees it, and it returns with that user.
 */
export function createCartAtoms(
  storage: CartStorage,
  { onStorageError = console.error, now = Date.now, ownerAtom = atom(null) }: Options = {},
) {
  let isStored = true;

  function write(items: readonly CartItem[]): void {
    try {
      storage.setItem(cartKey, JSON.stringify(items));
      isStored = true;
    } catch (error) {
      isStored = false;
      onStorageError(error);
    }
  }

  const stateAtom = atom<readonly CartItem[]>(readCartItems(storage.getItem(cartKey)));

  // Another tab may have written before its event arrives. After a failed write of our own, memory is newer than the storage.
  const latest = (remembered: readonly CartItem[]) => (isStored ? readCartItems(storage.getItem(cartKey)) : remembered);

  const ownAtom = atom((get) => get(stateAtom).filter(isOf(get(ownerAtom))));

  /** Replaces the owner's lines; those of other users stay. */
  const replaceAtom = atom(null, (get, set, own: readonly CartItem[]) => {
    const owner = get(ownerAtom);
    const others = latest(get(stateAtom)).filter((item) => !isOf(owner)(item));
    const items = [...others, ...(owner === null ? own : own.map((item) => ({ ...item, owner })))];
    set(stateAtom, items);
    write(items);
  });

  const changeAtom = atom(null, (get, set, change: (own: readonly CartItem[]) => CartChange): CartChange => {
    const changed = change(latest(get(stateAtom)).filter(isOf(get(ownerAtom))));
    if (changed.ok) set(replaceAtom, changed.items);
    return changed;
  });

  return {
    itemsAtom: ownAtom,
    countAtom: atom((get) => cartCount(get(ownAtom))),
    /** In euros. */
    totalPriceAtom: atom((get) => totalPrice(get(ownAtom))),
    modalOpenAtom: atom(false),
    addAtom: atom(null, (_get, set, draft: CartItemDraft) => set(changeAtom, (own) => addItem(own, draft, now()))),
    setCountAtom: atom(null, (_get, set, id: string, count: number) => set(changeAtom, (own) => setCount(own, id, count))),
    removeAtom: atom(null, (_get, set, id: string) => set(changeAtom, (own) => ({ ok: true, items: removeItem(own, id) }))),
    clearAtom: atom(null, (_get, set) => set(replaceAtom, [])),
    /** Restores lines, for example after "Undo". */
    restoreAtom: replaceAtom,
    /** Assigns lines without an owner to the current user, once known. */
    adoptAtom: atom(null, (get, set) => {
      const items = latest(get(stateAtom));
      const owner = get(ownerAtom);
      if (owner !== null && items.some((item) => item.owner === undefined)) set(replaceAtom, items.filter(isOf(owner)));
    }),
    /** Subtracts the ordered quantities, by line id, even if another user has signed in since. */
    removeOrderedAtom: atom(null, (get, set, ordered: ReadonlyMap<string, number>) => {
      const items = latest(get(stateAtom))
        .map((item) => ({ ...item, count: item.count - (ordered.get(item.id) ?? 0) }))
        .filter(({ count }) => count > 0);
      set(stateAtom, items);
      write(items);
    }),
    /** Removes a user's lines, even while another user is signed in. */
    forgetOwnerAtom: atom(null, (get, set, owner: number) => {
      const items = latest(get(stateAtom)).filter((item) => item.owner !== owner);
      set(stateAtom, items);
      write(items);
    }),
    /**
     * Follows changes in other tabs, also those made while this page was in the back-forward cache. `events` is the window. Returns an
     * unsubscribe function.
     */
    follow(store: ReturnType<typeof createStore>, events: EventTarget): () => void {
      const readAgain = () => store.set(stateAtom, readCartItems(storage.getItem(cartKey)));
      const onStorage = (event: Event) => {
        // A null key means that the whole storage was cleared.
        if ('key' in event && (event.key === cartKey || event.key === null)) readAgain();
      };
      // Such a page gets no storage events.
      const onPageShow = (event: Event) => 'persisted' in event && event.persisted === true && isStored && readAgain();
      events.addEventListener('storage', onStorage);
      events.addEventListener('pageshow', onPageShow);
      return () => {
        events.removeEventListener('storage', onStorage);
        events.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}

export type CartAtoms = ReturnType<typeof createCartAtoms>;
