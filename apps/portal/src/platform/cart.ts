import { atom } from 'jotai/vanilla';
import { createCartAtoms } from '@portico/cart/cart-atoms';
import { isStartedAtom, session, store } from './store.ts';

const ownerAtom = atom((get) => get(session.userAtom)?.id ?? null);

/** The carts of this browser, shared by its tabs. Each user sees their own, and none after signing out. */
const kept = createCartAtoms(localStorage, { ownerAtom });
export const cart = { ...kept, countAtom: atom((get) => (get(isStartedAtom) ? get(kept.countAtom) : 0)) };

const adopt = () => store.set(cart.adoptAtom);

cart.follow(store, window);
store.sub(ownerAtom, adopt);
forgetUnnamedOwner();
adopt();

/** An API of the core does not say who the user is: the id is 0. Their cart ends with the session, so that the next user never sees it. */
function forgetUnnamedOwner(): void {
  let owner = store.get(ownerAtom);
  store.sub(ownerAtom, () => {
    const last = owner;
    owner = store.get(ownerAtom);
    if (last === 0 && owner !== 0) store.set(cart.forgetOwnerAtom, last);
  });
}
