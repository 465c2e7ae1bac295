import { createStore } from 'jotai/vanilla';
import { createSessionAtoms } from '@portico/auth/session-atoms';

/** The portal's one store of atoms. */
export const store = createStore();

/** The session of this browser, the same in all its tabs; or of this tab alone, while an operator acts as a client in it. */
export const session = createSessionAtoms(localStorage, { tabStorage: sessionStorage });

session.follow(store, window);
