import { atom } from 'jotai/vanilla';
import { createCartAtoms } from '@portico/cart/cart-atoms';
import { isStartedAtom, session, store } from './store.ts';
import { forgetUnnamedUser, startOverWhenRestored } from './unnamed-user.ts';

const ownerAtom = atom((get) => get(session.userAtom)?.id ?? null);

/** The carts of this browser, shared by its tabs. Each user sees their own, and none after signing out. */
const kept = createCartAtoms(localStorage, { ownerAtom });
export const cart = { ...kept, countAtom: atom((get) => (get(isStartedAtom) ? get(kept.countAtom) : 0)) };

const adopt = () => store.set(cart.adoptAtom);

cart.follow(store, window);
store.sub(ownerAtom, adopt);
forgetUnnamedUser((userId) => store.set(cart.forgetOwnerAtom, userId));
startOverWhenRestored(window, () => location.reload());
adopt();
