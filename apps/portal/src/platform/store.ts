import { createStore } from 'jotai/vanilla';
import { createSessionAtoms } from '@portico/auth/session-atoms';

/** The portal's one store of atoms. */
export const store = createStore();

/** The session of this browser, the same in all its tabs. */
export const session = createSessionAtoms(localStorage);

session.follow(store, window);
