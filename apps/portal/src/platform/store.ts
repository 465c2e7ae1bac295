import { atom, createStore } from 'jotai/vanilla';
import type { User } from '@portico/contract';
import { createSessionAtoms } from '@portico/auth/session-atoms';

/** The portal's only Jotai store. */
export const store = createStore();

const kept = createSessionAtoms(localStorage, { tabStorage: sessionStorage });
/** False during the first render, which is the same for everybody: see first-render.ts. */
export const isStartedAtom = atom(false);

/**
 * The session of this browser, the same in all its tabs; or of this tab alone, while an operator acts as a client in it. The user appears
 * after the first render.
 */
export const session = {
  ...kept,
  /** The user, also before the first render has ended, for code that shows nothing. */
  knownUserAtom: kept.userAtom,
  userAtom: atom(
    (get) => (get(isStartedAtom) ? get(kept.userAtom) : null),
    (_get, set, user: User) => set(kept.userAtom, user),
  ),
};

session.follow(store, window);
