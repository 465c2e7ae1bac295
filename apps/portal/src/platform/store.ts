import { atom, createStore } from 'jotai/vanilla';
import type { User } from '@portico/contract';
import { createSessionAtoms } from '@portico/auth/session-atoms';
import { isDrawn, onAlive } from './drawn.ts';

/** The portal's one store of atoms. */
export const store = createStore();

const kept = createSessionAtoms(localStorage, { tabStorage: sessionStorage });
/** Until then nothing is shown that only this browser knows: it was not drawn. */
export const isAliveAtom = atom(!isDrawn());
onAlive(() => store.set(isAliveAtom, true));

/**
 * The session of this browser, the same in all its tabs; or of this tab alone, while an operator acts as a client in it. A page that was drawn
 * knows nobody: who it is, is shown once the page is alive.
 */
export const session = {
  ...kept,
  userAtom: atom(
    (get) => (get(isAliveAtom) ? get(kept.userAtom) : null),
    (_get, set, user: User) => set(kept.userAtom, user),
  ),
};

session.follow(store, window);
