import { atom, createStore } from 'jotai/vanilla';
import type { User } from '@portico/contract';
import { createSessionAtoms } from '@portico/auth/session-atoms';
import { isPrerendered, onHydrated } from './prerendered.ts';

/** The portal's only Jotai store. */
export const store = createStore();

const kept = createSessionAtoms(localStorage, { tabStorage: sessionStorage });
/** False until hydration, so that the first render matches the prerendered page. */
export const isHydratedAtom = atom(!isPrerendered());
onHydrated(() => store.set(isHydratedAtom, true));

/**
 * The session of this browser, the same in all its tabs; or of this tab alone, while an operator acts as a client in it. A prerendered page
 * has no user: the user appears after hydration.
 */
export const session = {
  ...kept,
  userAtom: atom(
    (get) => (get(isHydratedAtom) ? get(kept.userAtom) : null),
    (_get, set, user: User) => set(kept.userAtom, user),
  ),
};

session.follow(store, window);
